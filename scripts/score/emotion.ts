import { buildDoc } from '../../close-reading/doc.ts'
import { emotionFamiliesOf } from '../../close-reading/feelings/emotion-families.ts'
import { ekmanFamiliesOf } from '../../close-reading/feelings/emotion-model.ts'
import type { Kind } from '../../close-reading/index.ts'
import { emotionClasses } from '../../close-reading/lexicons/emotion-weights.ts'
import { f1 } from './f1.ts'
import { readRows } from './read-rows.ts'

type Comment = { text: string; labels: string[] }
type Passage = { kind: Kind; text: string; gold: { emotions?: string[] } }

/** Names that annotators use for what stands in one of the engine's fifteen families. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  joy: ['joy', 'amusement', 'happiness', 'delight', 'contentment', 'gratitude', 'relief'],
  sadness: ['sadness', 'grief', 'sorrow', 'disappointment', 'regret', 'melancholy', 'despair'],
  loneliness: ['loneliness', 'sadness'],
  fear: ['fear', 'anxiety', 'dread', 'terror', 'worry'],
  anger: ['anger', 'frustration', 'annoyance', 'indignation', 'resentment'],
  disgust: ['disgust', 'scorn', 'contempt'],
  surprise: ['surprise', 'curiosity', 'awe', 'wonder', 'amazement'],
  love: ['love', 'affection', 'admiration', 'tenderness'],
  pride: ['pride', 'triumph', 'courage'],
  shame: ['shame', 'guilt', 'embarrassment', 'remorse'],
  calm: ['calm', 'peace', 'serenity'],
  hope: ['hope', 'determination', 'longing', 'anticipation', 'excitement', 'desire'],
  confusion: ['confusion', 'bewilderment'],
  tiredness: ['tiredness', 'weariness', 'boredom', 'resignation'],
  envy: ['envy', 'jealousy'],
}

/**
 * Macro-F1 over the seven Ekman classes of GoEmotions (several labels a comment), and the share of passages with
 * annotated emotions where one of the engine's first two families is among them.
 */
export async function scoreEmotion(folder: string): Promise<Record<string, Record<string, number>>> {
  const figures: Record<string, Record<string, number>> = {}
  const comments = await readRows<Comment>(folder, 'goemotions.jsonl')
  if (comments && comments.length > 0) figures.emotion = { macro_f1: scoreComments(comments) }
  const passages = (await readRows<Passage>(folder, 'passages/passages.jsonl'))?.filter(hasEmotions)
  if (passages && passages.length > 0) figures.emotion_literature = { recall: scorePassages(passages) }
  return figures
}

function hasEmotions({ gold }: Passage): boolean {
  return (gold.emotions?.length ?? 0) > 0
}

function scoreComments(comments: readonly Comment[]): number {
  const said = comments.map((row) => ekmanFamiliesOf(buildDoc(row.text, 'nonfiction')))
  const sum = emotionClasses.reduce((total, name) => {
    const hits = comments.filter((row, i) => row.labels.includes(name) && said[i]?.includes(name)).length
    const found = said.filter((names) => names.includes(name)).length
    return total + f1(hits, found, comments.filter((row) => row.labels.includes(name)).length)
  }, 0)
  return sum / emotionClasses.length
}

function scorePassages(passages: readonly Passage[]): number {
  const right = passages.filter(({ text, kind, gold }) => {
    const firstTwo = emotionFamiliesOf(buildDoc(text, kind)).slice(0, 2)
    return firstTwo.some(({ family }) => SAME[family]?.some((name) => gold.emotions?.includes(name)))
  })
  return right.length / passages.length
}
