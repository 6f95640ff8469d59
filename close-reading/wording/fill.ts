/**
 * Puts values in the places of a text that are named in braces. The texts are in the JSON files of this folder;
 * `wording.test.ts` holds each call against its text, so that no place stays empty.
 *
 * @example fill('{name} feels {word}.', { name: 'Jo', word: 'glad' }) // 'Jo feels glad.'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (place, name: string) => `${values[name] ?? place}`)
}
