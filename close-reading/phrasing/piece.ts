/** One or more sentences of a section. Rank 0 must stay; the higher the rank, the sooner it is left out. */
export type Piece = { text: string; rank: number; newParagraph?: boolean; item?: boolean }

/** The explanation before it is fitted to the limits of its level. */
export type ExplanationDraft = {
  inShort: string
  says: Piece[]
  clues: Piece[]
  feelings: Piece[]
  meaning: Piece[]
  method: Piece[]
  checkIn: string
}

export const sectionNames = ['says', 'clues', 'feelings', 'meaning', 'method'] as const
export type SectionName = (typeof sectionNames)[number]

export function required(text: string): Piece {
  return { text, rank: 0 }
}

export function optional(rank: number, text: string): Piece {
  return { text, rank }
}
