import type { Page } from '../page.ts'

const FORMS = new Set(
  (
    'was were is are am had has have did does do could would should might must will shall can may cannot ' +
    'went came saw ran said told took gave made got knew thought felt left kept held stood sat lay fell found brought bought ' +
    'caught taught sought fought began sang rang drank swam sank shook spoke broke woke wrote rode rose drove chose froze flew ' +
    'grew drew threw blew wore tore bore swore met led fed read hung stuck struck slept wept crept swept sent spent built lost ' +
    'shot shut put set cut let hit hurt cast burst heard beheld became forgot hid shone wound bent spread spun won understood ' +
    'dreamt leapt knelt meant dealt bound ground slid strode stole trod wove clung flung stung swung ate bit dug fled sold bade'
  ).split(' '),
)
const NOT_VERBS = new Set(
  'red bed need indeed seed weed hundred sacred naked wicked beloved wretched kindred speed feed'.split(' '),
)
const SINGULAR = new Set('he she it nobody everybody everyone somebody someone nothing everything'.split(' '))

const PLURAL = new Set('i we they you'.split(' '))
const BASE = new Set(
  (
    'know think feel love hate wear hear see want wish hope fear need go come live walk stand say sing smile weep work wait dream ' +
    'remember forget believe grant seek find keep take make give tell ask call cry laugh look turn run rise fall lie sit sleep wake ' +
    'die grow hold carry bring send leave lose meet pay play pray read write speak swear trust try use watch wonder doubt despise ' +
    'scorn lift learn mourn rejoice choose fight celebrate bear build break begin believe demand deny declare desire enjoy lead mean ' +
    'offer prefer refuse stay suffer teach understand wander'
  ).split(' '),
)

/** Whether a word is the plain form of a verb that often tells what someone does. */
export function isBaseVerb(word: string): boolean {
  return BASE.has(word)
}

/** Whether token i is a verb that carries a sentence, judged by its form; `after` is the word before it. */
export function isFiniteVerb(page: Page, i: number, after: string): boolean {
  const word = page.folded[i] ?? ''
  if (FORMS.has(word)) return true
  if (word.length > 3 && word.endsWith('ed') && !NOT_VERBS.has(word)) return true
  if (/n't$/u.test(word)) return true
  if (PLURAL.has(after) && isBaseVerb(word)) return true
  return SINGULAR.has(after) && word.length > 2 && word.endsWith('s') && !word.endsWith('ss')
}
