import { degrees, PDFDocument, StandardFonts } from 'pdf-lib'

/** A line of a page, in points from the lower left corner. */
export type Drawn = { text: string; x?: number; y: number; size?: number; bold?: boolean; turn?: number }

/** A PDF whose pages hold these lines. */
export async function drawPages(pages: readonly Drawn[][]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const fonts = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ]
  for (const lines of pages) {
    const page = pdf.addPage([612, 792])
    for (const { text, x = 72, y, size = 11, bold, turn = 0 } of lines)
      page.drawText(text, { x, y, size, font: fonts[bold ? 1 : 0], rotate: degrees(turn) })
  }
  return pdf.save()
}
