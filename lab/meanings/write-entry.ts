import { hasSlur, hasUnsafeWord } from '../../close-reading/phrasing/unsafe-words.ts'
import { dictionaryForms, type PartOfSpeech } from '../../close-reading/words/dictionary-forms.ts'
import type { Own } from './read-own.ts'
import type { WordNet, WordNetSense } from './read-wordnet.ts'
import { shortenGloss } from './shorten-gloss.ts'

const parts = ['n', 'v', 'a', 'r'] as const

/** Senses that a school does not show, and those that are no longer used. */
const UNFIT =
  /slur|offensive|disparag|derogat|obscene|vulgar|sexual|copulat|intercourse|genital|prostitut|brothel|erotic|orgasm|homosexual|masturbat|incest|rapist|\brape\b|\bsex\b|\bpenis|vagina|buttocks|\banus\b|urinat|defecat|excrement|feces|\bslang\b|ethnic group|\bsemen|sperm|ejacul|pubic|pubes|testi[cs]|ovar[iy]|uterus|menstru|breasts|nipple|lust|adulter|mistress|nude|naked|narcotic|cocaine|heroin|\bloin/i

/** Rude words, in rot13 so that this file stays readable in a school. */
const RUDE = new Set(
  (
    'fuvg|ohyyfuvg|ovgpu|fyhg|juber|chffl|qvpx|cevpx|nffubyr|onfgneq|ubbxre|snt|zbgureshpxre|shpxre|' +
    'shpx|shpxvat|tbqqnza|tbqqnzarq|tbqqnz|penc|cvff|cvffrq|cvffvat|gvg|gvgf|obbo|obbof|phag|pbpx|' +
    'nefr|obyybpxf|jnax|jnaxre|ubeal|pbaqbz|yrfovna|qlxr|sneg|gheq|oen|cnagvrf|juberubhfr|obeqryyb|' +
    'uneybg|encr|encvfg|encrq|frkl|frk|frkhny|frkhnyyl|ahqr|ohttre|funt|uhzc|fperjvat|fperjrq|zbyrfg|' +
    'zbyrfgre|crqbcuvyr|creireg|creiregrq|xvaxl|fgevccre|betl|uhffl|ergneq|ergneqrq|zvqtrg|arterff|' +
    'vawha|cncbbfr|wnc|puvax|tbbx|xenhg|ubaxl|urebva|pbpnvar|qbcr|jubevfu|fgehzcrg|qbkl|gebyybc|' +
    'sybbml|cbbs|onyyf|ahgf|fuvgr|fuvggl|ovgpul|penccl|cvffl|phz|wvmm|qvyqb|yhor|cbea|cbeab|' +
    'cbeabtencul|cbeabtencuvp|rerpgvba|rwnphyngr|rwnphyngvba|znfgheongvba|pnfgengr|pnfgengvba|' +
    'grfgvpyr|grfgvpyrf|fpebghz|ihyin|pyvgbevf|ulzra|fbqbzl|fbqbzvgr|orfgvnyvgl|vaprfg|rarzn|erpghz|' +
    'nany|obeqry|cvzc|cvzcvat|tvtbyb'
  )
    .replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))
    .split('|'),
)

/** The entries of a word as its line holds them: `n meaning|meaning`. Empty when nothing plain can be said. */
export function writeEntry(form: string, own: Own, wordNet: WordNet, rank: Map<string, number>): string[] {
  if (hasSlur(form) || hasUnsafeWord(form) || RUDE.has(form)) return []
  const ours = own.get(form)
  const senses = new Map(parts.map((part) => [part, wordNet.senses(form, part).filter(isFit)]))
  const uses = new Map(parts.map((part) => [part, sum(senses.get(part) ?? [])]))
  const all = [...uses.values()].reduce((one, other) => one + other, 0)
  const unplaced = ours?.get('?')
  const home = unplaced ? indexOfSense(unplaced, uses, senses) : undefined
  const entries: string[] = []
  for (const part of parts) {
    const written = ours?.get(part) ?? (part === home ? unplaced : undefined)
    if (written) entries.push(`${part} ${tidy(written)}`)
    // A use that is rare beside the others would be shown by mistake.
    else if (
      isWorthwhile(uses.get(part) ?? 0, all, ours !== undefined) &&
      !isFormOfOurs(form, part, uses, own)
    ) {
      if (part === 'r' && hasExplainedRoot(form, own, wordNet, rank)) continue
      const glosses = pickGlosses(form, part, senses.get(part) ?? [], rank)
      if (glosses.length > 0) entries.push(`${part} ${glosses.join('|')}`)
    }
  }
  const grammar = ours?.get('g')
  if (grammar) entries.push(`g ${tidy(grammar)}`)
  return entries
}

/** "Nobly" is explained by "noble" when it is looked up; "in a noble way" would say nothing. */
function hasExplainedRoot(form: string, own: Own, wordNet: WordNet, rank: Map<string, number>): boolean {
  if (!form.endsWith('ly')) return false
  return [form.slice(0, -2), `${form.slice(0, -3)}y`, `${form.slice(0, -1)}e`].some((root) => {
    const names = wordNet.senses(form, 'r')[0]?.gloss.includes(` ${root} `)
    return names && writeEntry(root, own, wordNet, rank).some((entry) => entry.startsWith('a '))
  })
}

function isWorthwhile(use: number, all: number, isOurs: boolean): boolean {
  return use >= (isOurs ? Math.max(2, 0.04 * all) : 0.04 * all)
}

/** "Wanted" as an adjective and "running" as a noun say no more than the verb, unless they are much used. */
function isFormOfOurs(form: string, part: PartOfSpeech, uses: Map<PartOfSpeech, number>, own: Own): boolean {
  const isForm = (of: 'n' | 'v') =>
    dictionaryForms(form, of).some((one) => one !== form && own.get(one)?.has(of))
  if (part === 'v') return isForm('v')
  if (part === 'n' && form.endsWith('s') && isForm('n')) return true
  return isForm('v') && (uses.get(part) ?? 0) < (part === 'n' ? 3 : 20)
}

function tidy(senses: string): string {
  return senses
    .split('|')
    .map((sense) => sense.trim())
    .join('|')
}

function sum(senses: readonly WordNetSense[]): number {
  return senses.reduce((all, { count }) => all + count, 0)
}

function isFit({ gloss, synonyms }: WordNetSense): boolean {
  return (
    !UNFIT.test(gloss.replace(/"[^"]*"/g, '')) &&
    !synonyms.some((word) => hasSlur(word) || hasUnsafeWord(word))
  )
}

/** The part of speech that a meaning of ours without one belongs to. */
function indexOfSense(
  meaning: string,
  uses: Map<PartOfSpeech, number>,
  senses: Map<PartOfSpeech, WordNetSense[]>,
): PartOfSpeech {
  const known = parts.filter((part) => (senses.get(part) ?? []).length > 0)
  if (known.length === 1 && known[0]) return known[0]
  if (/^(?:an?|the|someone|something that|people|one who|place|words)\b/.test(meaning)) return 'n'
  const likely = known.filter((part) => part !== 'n')
  const [first] = likely.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
  return first ?? 'a'
}

/** The first sense that can be said plainly, and a second one that is used nearly as much. */
function pickGlosses(
  form: string,
  part: PartOfSpeech,
  senses: readonly WordNetSense[],
  rank: Map<string, number>,
): string[] {
  const glosses: string[] = []
  let most = 0
  for (const sense of senses.slice(0, 4)) {
    if (glosses.length > 0 && sense.count < Math.max(3, 0.35 * most)) continue
    const gloss = shortenGloss(form, sense, part, rank)
    // A rarer sense in the place of the first would mislead.
    if (!gloss && glosses.length === 0) break
    if (!gloss || glosses.includes(gloss)) continue
    most = Math.max(most, sense.count)
    glosses.push(gloss)
    if (glosses.length === 2) break
  }
  return glosses
}
