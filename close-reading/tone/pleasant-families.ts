/** Families that are good to feel. */
export const pleasantFamilies: ReadonlySet<string> = new Set(['joy', 'love', 'calm', 'hope', 'pride'])
