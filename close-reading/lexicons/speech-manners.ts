import table from './speech-manners.json' with { type: 'json' }

let manners: ReadonlyMap<string, string> | undefined

/** The literal meaning of an adverb of manner; undefined for another word. */
export function mannerMeaning(adverb: string): string | undefined {
  manners ??= new Map(Object.entries(table.manners))
  const known = manners.get(adverb)
  if (known !== undefined || adverb.length < 6 || !adverb.endsWith('ly') || NOT_MANNER.has(adverb))
    return known
  const stem = adverb.endsWith('ily') ? `${adverb.slice(0, -3)}y` : adverb.slice(0, -2)
  return /^[aeiou]/.test(stem) ? `in an ${stem} way` : `in a ${stem} way`
}

const NOT_MANNER = new Set(
  'presently immediately directly really nearly hardly finally instantly family reply apply supply certainly probably merely scarcely only early italy emily afterly simply barely recently lately'.split(
    ' ',
  ),
)
