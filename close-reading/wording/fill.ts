/**
 * Replaces the placeholders of a text, names in braces, with values. The texts are in the JSON files of this folder;
 * `wording.test.ts` holds each call against its text, so that no placeholder stays empty.
 *
 * @example fill('{name} feels {word}.', { name: 'Jo', word: 'glad' }) // 'Jo feels glad.'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (placeholder, name: string) => `${values[name] ?? placeholder}`)
}
