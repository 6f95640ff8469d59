import table from './irregular-forms.json' with { type: 'json' }

let forms: Map<string, string> | undefined

/** Irregular form to dictionary form, decoded on first use. The first entry that names a form wins. */
export function irregularForms(): ReadonlyMap<string, string> {
  if (forms) return forms
  forms = new Map()
  for (const [lemma, others] of Object.entries(table.forms))
    for (const form of others.split(' ')) if (!forms.has(form)) forms.set(form, lemma)
  return forms
}
