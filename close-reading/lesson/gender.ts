/** Who "he" or "she" may mean; null when a word tells of neither. */
export type Gender = 'he' | 'she' | null
