/** What somebody needs help with: their own death or wounds, safety from others or from want, or eating. */
export type HelpKind = 'self-harm' | 'unsafe' | 'eating'

/** `clear`: the words say it. `possible`: they may mean it. */
export type Tier = 'clear' | 'possible'

export type Pattern = { kind: HelpKind; tier: Tier; expression: RegExp; upTo?: RegExp; notUpTo?: RegExp }

/**
 * The words of a pattern, and how the sentence must run, or must not, from its beginning up to their end. No lookbehind:
 * a browser that doesn't know it would not load this file at all.
 */
export type Source = string | { words: string; upTo?: string; notUpTo?: string }

/** Words at the beginning of a pattern that count only after certain words, by the name of their group. */
const countsAfter: Record<string, (before: string) => boolean> = {
  notAfterThe: (before) => !before.endsWith('the '),
  notInClause: (before) => !/[a-z] $/.test(before) || /(?:and|because|but|when|that|if) $/.test(before),
}

/** Up to so many words between two parts; few, so that the search stays linear. */
export function gap(most: number): string {
  return `(?: [a-z0-9$]+){0,${most}}`
}

/** One pattern a source, for whole words of a normalized sentence. */
export function patterns(kind: HelpKind, tier: Tier, sources: Source[]): Pattern[] {
  return sources.map((source) => {
    const { words, upTo, notUpTo } = typeof source === 'string' ? { words: source } : source
    return {
      kind,
      tier,
      expression: new RegExp(`\\b(?:${words})\\b`, 'g'),
      ...(upTo ? { upTo: new RegExp(`(?:${upTo})$`) } : {}),
      ...(notUpTo ? { notUpTo: new RegExp(`(?:${notUpTo})$`) } : {}),
    }
  })
}

/** Where a pattern stands in a normalized sentence. */
export function spansOf(pattern: Pattern, sentence: string): { start: number; end: number }[] {
  const { expression } = pattern
  const spans: { start: number; end: number }[] = []
  expression.lastIndex = 0
  for (let match = expression.exec(sentence); match; match = expression.exec(sentence)) {
    const start = match.index
    const end = start + match[0].length
    if (counts(pattern, match)) spans.push({ start, end })
    else expression.lastIndex = start
    if (expression.lastIndex === start) expression.lastIndex++
  }
  return spans
}

function counts(
  { upTo, notUpTo }: Pattern,
  { input, index, 0: words, groups = {} }: RegExpExecArray,
): boolean {
  const sentence = input.slice(0, index + words.length)
  if (upTo && !upTo.test(sentence)) return false
  if (notUpTo?.test(sentence)) return false
  return Object.entries(groups).every(
    ([name, found]) => found === undefined || countsAfter[name]?.(input.slice(0, index)),
  )
}

const kin =
  '(?:dad|mom|parents?|step(?:dad|mom|brother|bro|sister|sis|parents?)|brother|bro|sister|sis|siblings?|uncle|auntie|aunt|tio|tia|cousins?|grand(?:pa|ma|father|mother|dad|parents?)|granny|nana|abuel[oa]|guardian|family|fam|husband|wife)'
const others =
  '(?:boyfriend|girlfriend|ex|partner|friends?|best friend|roommate|classmates?|teammates?|teacher|coach|tutor|boss|manager|pastor|priest|rabbi|imam|youth (?:leader|pastor)|neighbou?r|babysitter|sitter|landlord|bus driver|counselor|instructor|bully|bullies|crush)'
const which =
  '(?:own|twin|older|old|younger|big|little|lil|best|foster|adoptive|real|new|online|moms|dads|friends|sisters|brothers|aunts|ex|half|drunk|bio)'

/** "my dad", "my moms boyfriend", "our coach"; and bare "dad", "coach". */
export const family = `(?:(?:my|our) (?:${which} ){0,3}${kin}|(?<notInClause>dad|mom|grandpa|grandma))`
export const relation = `(?:(?:my|our) (?:${which} ){0,3}(?:${kin}|${others})|dad|mom|coach|grandpa|grandma|uncle [a-z]+|aunt [a-z]+|mr [a-z]+|mrs [a-z]+|ms [a-z]+)`
/** Somebody near the writer about whom the writer may worry. */
export const someoneNear = `(?:${relation}|someone (?:i know|in my [a-z]+|at (?:my )?school)|(?:this|a) (?:girl|boy|kid|guy|friend)(?: (?:i know|in my [a-z]+|at (?:my )?school|from [a-z]+))?|one of my friends)`
/** People at school, or anybody with no name. */
export const peers =
  '(?:they|he|she|someone|people|everyone|(?:some |these |those |the |a |this |that |two |three |all |other |older |bigger |mean |popular |[0-9](?:th|rd|st|nd)? )*(?:kids?|boys?|girls?|guys?|graders?|seniors?|juniors?|bull(?:y|ies)|class|team|students|man|men|woman|lady|adult|grown ?ups?|dude|person|stranger|teens?|group))'
/** "i", with whatever may stand before the verb. */
export const often =
  '(?:(?:always|often|sometimes|usually|constantly|still|never|only|keeps?|kept|might|again|now|would|will|used to|started|starts|tries to|tried to|likes to|gets (?:mad|angry|drunk|high) and|got (?:mad|angry|drunk|high) and|comes? (?:in|home|over)(?: drunk)? and|has been|have been|been|s|is|are|was|were|and|so|all|wont stop|doesnt stop|dont stop) ){0,3}'
