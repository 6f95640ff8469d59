import { irregularForms } from '../lexicons/irregular-forms.ts'

let byLemma: Map<string, string[]> | undefined

/**
 * The written forms of a verb or noun: "make" gives make, makes, made, making. Made by the spelling rules
 * of English and the list of irregular forms; a few forms that nobody writes may be among them.
 */
export function inflectionsOf(word: string): string[] {
  byLemma ??= invert()
  const forms = [word, withS(word), ...withEnding(word, 'ed'), ...withEnding(word, 'ing')]
  for (const form of byLemma.get(word) ?? []) if (!forms.includes(form)) forms.push(form)
  return forms
}

function invert(): Map<string, string[]> {
  const forms = new Map<string, string[]>()
  for (const [form, lemma] of irregularForms()) {
    const known = forms.get(lemma)
    if (known) known.push(form)
    else forms.set(lemma, [form])
  }
  return forms
}

function withS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(word) ? `${word}es` : `${word}s`
}

function withEnding(word: string, ending: 'ed' | 'ing'): string[] {
  if (word.endsWith('ie') && ending === 'ing') return [`${word.slice(0, -2)}ying`]
  if (word.endsWith('e') && !word.endsWith('ee')) return [`${word.slice(0, -1)}${ending}`]
  if (ending === 'ed' && /[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ied`]
  const last = word[word.length - 1] ?? ''
  const doubled = /[aeiou][bdgklmnprt]$/.test(word) && !/[aeiou]{2}.$/.test(word)
  return doubled ? [`${word}${last}${ending}`, `${word}${ending}`] : [`${word}${ending}`]
}
