/** What happened, what is safe and what to do next, and the status it answers with. */
export type CatalogueEntry = { sentence: string; next: string; status: number; report: boolean }

/** `report`: the person gets a reference for support. */
export function entry(sentence: string, next: string, status: number, report = false): CatalogueEntry {
  return { sentence, next, status, report }
}
