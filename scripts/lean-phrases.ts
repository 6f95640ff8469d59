import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = new URL('../domain/distress/', import.meta.url).pathname
const names = ['phrases.json', 'answer-phrases.json']

type Row = { says: string; unless?: string[]; example?: string; nearMiss?: string }
type PhraseFile = { slots: Record<string, string>; rows: Row[]; signs: Row[] }

/**
 * The phrases of distress as they are loaded: without the examples, which are for whoever edits and tests them, and the
 * words of a slot that stands in one place alone in that place; and the weights without where they come from.
 */
export function leanPhrases(): Plugin {
  return {
    name: 'lean-phrases',
    load(id) {
      const name = names.find((one) => id === folder + one)
      if (name) return JSON.stringify(lean(name))
      if (!id.startsWith(folder) || !id.endsWith('-weights.json')) return null
      const { source: _, form: __, ...weights } = JSON.parse(readFileSync(id, 'utf8'))
      return JSON.stringify(weights)
    },
  }
}

function lean(name: string): PhraseFile {
  const files = names.map((one) => JSON.parse(readFileSync(folder + one, 'utf8')) as PhraseFile)
  const all = files.map(({ slots, rows, signs }) => JSON.stringify([slots, rows, signs])).join('')
  const words: Record<string, string> = Object.assign({}, ...files.map(({ slots }) => slots))
  const isOnce = (slot: string) => all.split(`{${slot}}`).length === 2
  const atUse = (phrase: string): string =>
    phrase.replace(/\{([^}]+)\}/g, (whole, slot: string) =>
      isOnce(slot) ? `(${atUse(words[slot] as string)})` : whole,
    )
  const leanRow = ({ example: _, nearMiss: __, says, unless, ...rest }: Row): Row => ({
    says: atUse(says),
    ...(unless ? { unless: unless.map(atUse) } : {}),
    ...rest,
  })
  const { slots, rows, signs } = files[names.indexOf(name)] as PhraseFile
  const shared = Object.entries(slots).filter(([slot]) => !isOnce(slot))
  return {
    slots: Object.fromEntries(shared.map(([slot, choice]) => [slot, atUse(choice)])),
    rows: rows.map(leanRow),
    signs: signs.map(leanRow),
  }
}
