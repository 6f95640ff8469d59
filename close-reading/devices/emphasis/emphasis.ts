import type { Detector } from '../../detector.ts'
import type { Found } from '../../finding.ts'
import { isWord, placeOf } from '../../page/places.ts'
import { ALL_CAPS } from '../../page/shape.ts'
import type { Page } from '../../page.ts'
import wording from '../../wording/devices/emphasis.json' with { type: 'json' }

/** Words set off in print: capitals, or between underscores or asterisks as typed texts have for italics. */
export type EmphasisData = { how: 'capitals' | 'italics'; meaning: string }
type EmphasisFinding = Found<'emphasis', EmphasisData>

/** With so large a share of words in capitals, capitals mark nothing. */
const TOO_MANY = 0.2

function isCapitals(page: Page, i: number): boolean {
  const word = page.folded[i] ?? ''
  return ((page.shape[i] ?? 0) & ALL_CAPS) !== 0 && word.length > 1 && !/^[ivxlcdm]+$/.test(word)
}

function isMark(page: Page, i: number): boolean {
  return page.folded[i] === '_' || page.folded[i] === '*'
}

function countCapitals(page: Page): { capitals: number; words: number } {
  let capitals = 0
  let words = 0
  for (let i = 0; i < page.count; i++) {
    if (!isWord(page, i)) continue
    words++
    if (isCapitals(page, i)) capitals++
  }
  return { capitals, words }
}

/** The last token of a stretch in italics that opens at `i`, or -1. */
function closes(page: Page, i: number): number {
  for (let k = i + 1; k < page.count && k - i < 12; k++) if (page.folded[k] === page.folded[i]) return k
  return -1
}

/** Words in capitals or in typed italics. */
export const emphasis: Detector<EmphasisFinding> = {
  name: 'emphasis',
  kinds: ['fiction', 'poetry', 'nonfiction'],
  *run(page) {
    const { capitals, words } = countCapitals(page)
    const capitalsTell = capitals > 0 && capitals <= words * TOO_MANY
    for (let i = 0; i < page.count; i++) {
      let last = -1
      if (isMark(page, i)) last = closes(page, i)
      else if (capitalsTell && isCapitals(page, i)) {
        last = i
        while (isCapitals(page, last + 1)) last++
      }
      if (last < 0) continue
      const place = placeOf(page, i, last + 1)
      const how = isMark(page, i) ? 'italics' : 'capitals'
      const data: EmphasisData = { how, meaning: wording[how] }
      yield { type: 'emphasis', cue: 'punctuation', ...place, certainty: 'likely', because: [place], data }
      i = last
    }
  },
}
