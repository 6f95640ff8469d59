import table from './speech-verbs.json' with { type: 'json' }

/** A verb of speech: its dictionary form, and literally how the words were said ('' for a plain verb). */
export type SpeechVerb = { lemma: string; past: string; manner: string }

let verbs: Map<string, SpeechVerb> | undefined

/** Every form of each verb of speech; forms of two words ("went on") keep their space. */
export function speechVerbs(): ReadonlyMap<string, SpeechVerb> {
  if (verbs) return verbs
  verbs = new Map()
  for (const { lemma, past, manner = '' } of table.verbs) {
    for (const form of [past, lemma, thirdPerson(lemma), ingForm(lemma)]) {
      if (!verbs.has(form)) verbs.set(form, { lemma, past, manner })
    }
  }
  return verbs
}

function thirdPerson(lemma: string): string {
  const [verb = '', particle] = lemma.split(' ')
  const form = /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(?:ss|sh|ch|x|go)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`
  return particle ? `${form} ${particle}` : form
}

function ingForm(lemma: string): string {
  const [verb = '', particle] = lemma.split(' ')
  const stem = /[^aeiouy][aeiou][gnpt]$/.test(verb) && verb.length < 5 ? verb + verb.slice(-1) : verb
  const form = verb.endsWith('e') && !verb.endsWith('ee') ? `${verb.slice(0, -1)}ing` : `${stem}ing`
  return particle ? `${form} ${particle}` : form
}
