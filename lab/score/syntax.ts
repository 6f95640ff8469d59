import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildDoc, WORD } from '../../close-reading/index.ts'
import { Parser } from '../../close-reading/syntax/parser.ts'
import storedWeights from '../../close-reading/syntax/syntax-weights.json' with { type: 'json' }
import { relationNames, tagNames } from '../../close-reading/syntax/tags.ts'

type Gold = { id: number; start: number; end: number; tag: string; head: number; relation: string }

/**
 * Tagging and parsing on the test part of UD English EWT (`ud-ewt/en_ewt-ud-test.conllu`), by the engine's own words:
 * a word that the treebank splits ("don't") counts once, with the tag, head and relation of its main part. `tags` over
 * all words; `attached` and `labeled` over words that are no mark. The sentences are given, the tags are not.
 */
export async function scoreSyntax(folder: string): Promise<Record<string, Record<string, number>>> {
  const text = await readFile(join(folder, 'ud-ewt', 'en_ewt-ud-test.conllu'), 'utf8')
  const parser = new Parser(storedWeights)
  const counts = { words: 0, tags: 0, noMarks: 0, attached: 0, labeled: 0 }
  for (const block of text.split('\n\n')) {
    const gold = readSentence(block)
    if (gold) compare(parser, gold.text, gold.words, counts)
  }
  return {
    syntax: {
      tags: counts.tags / counts.words,
      attached: counts.attached / counts.noMarks,
      labeled: counts.labeled / counts.noMarks,
    },
  }
}

/** The words of one sentence, each with its place in the text; null where a word does not stand there. */
function readSentence(block: string): { text: string; words: Gold[] } | null {
  const text = /^# text = (.*)$/m.exec(block)?.[1]
  if (!text) return null
  const words: Gold[] = []
  let at = 0
  let joined = { last: 0, start: 0, end: 0 }
  for (const line of block.split('\n')) {
    const [id = '', form = '', , upos = '', xpos = '', , head = '', relation = ''] = line.split('\t')
    if (!/^\d+(?:-\d+)?$/.test(id)) continue
    if (Number(id) <= joined.last) {
      words.push({ ...joined, id: Number(id), tag: tagOf(upos, xpos), head: Number(head), relation })
      continue
    }
    const start = text.indexOf(form, at)
    if (start < 0) return null
    at = start + form.length
    if (id.includes('-')) joined = { last: Number(id.split('-')[1]), start, end: at }
    else words.push({ id: Number(id), start, end: at, tag: tagOf(upos, xpos), head: Number(head), relation })
  }
  return { text, words }
}

/** The engine's tag: forms of verbs and numbers of nouns after Penn, the rest after Universal Dependencies. */
function tagOf(upos: string, xpos: string): string {
  const known: readonly string[] = tagNames
  if (/^(?:VERB|AUX|NOUN)$/.test(upos) && known.includes(xpos)) return xpos
  return upos === 'NOUN' ? 'NN' : upos === 'VERB' || upos === 'AUX' ? 'VB' : upos
}

function relationOf(relation: string): string {
  if (relationNames.includes(relation)) return relation
  const [main = ''] = relation.split(':')
  return relationNames.includes(main) ? main : 'dep'
}

function compare(parser: Parser, text: string, words: readonly Gold[], counts: Record<string, number>): void {
  const doc = buildDoc(text, 'nonfiction')
  const add = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const tree = parser.parse(doc.folded, doc.shape)
  const tokenOf = new Map<number, number>()
  for (let i = 0; i < doc.count; i++)
    for (const word of words)
      if (word.start < (doc.end[i] ?? 0) && (doc.start[i] ?? 0) < word.end && !tokenOf.has(word.id))
        tokenOf.set(word.id, i)
  for (let i = 0; i < doc.count; i++) {
    const own = words.filter(({ id }) => tokenOf.get(id) === i)
    const main = own.find(({ head }) => tokenOf.get(head) !== i)
    if (!main) continue
    add('words')
    if (tagNames[tree.tags[i] ?? 0] === main.tag) add('tags')
    if (((doc.shape[i] ?? 0) & WORD) === 0 || main.relation === 'punct') continue
    add('noMarks')
    const head = main.head === 0 ? 0 : (tokenOf.get(main.head) ?? -2) + 1
    if (tree.heads[i + 1] !== head) continue
    add('attached')
    if (relationNames[tree.relations[i] ?? 0] === relationOf(main.relation)) add('labeled')
  }
}
