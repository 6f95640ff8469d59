/**
 * Words an explanation will not print. Slurs are masked as [slur]; a span with explicit sexual words is
 * not quoted. Written as rot13 so that the file itself stays readable in a school.
 */
const SLURS =
  'avttre|avttref|avttn|avttnf|qnexl|qnexvrf|pbba|pbbaf|fnzob|cvpxnavaal|cvpxnavaavrf|tbbx|tbbxf|fcvp|fcvpf|xvxr|xvxrf|jbc|jbcf|qntb|qntbf|enturnq|enturnqf|jrgonpx|jrgonpxf|snttbg|snttbgf|genaal|genaavrf|erqfxva|erqfxvaf|fdhnj|fdhnjf|unys-oerrq|zhyngb'
const EXPLICIT =
  'cravf|intvan|betnfz|betnfzf|anxrq oernfgf|phag|phagf|shpx|shpxrq|shpxvat|shpxf|znfgheong|frzra|travgnyf|avccyr|avccyrf|cbea'

const slur = wordPattern(SLURS)
const explicit = wordPattern(EXPLICIT)

/** Puts [slur] in place of each slur. */
export function maskSlurs(text: string): string {
  return text.replace(slur, '$1[slur]')
}

export function hasSlur(text: string): boolean {
  return text.search(slur) >= 0
}

/** Whether a span has an explicit sexual word. */
export function hasUnsafeWord(text: string): boolean {
  return text.search(explicit) >= 0
}

function wordPattern(rotated: string): RegExp {
  const words = rotated.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97),
  )
  return new RegExp(`(^|\\P{L})(?:${words})(?!\\p{L})`, 'giu')
}
