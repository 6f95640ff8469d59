/**
 * The voices for English text, those of the device first. Some browsers list theirs a moment after they are first
 * asked; after a second without any there are none.
 */
export async function listVoices(): Promise<SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in window)) return []
  const now = speechSynthesis.getVoices()
  const voices = now.length > 0 ? now : await voicesLater()
  const english = voices.filter(({ lang }) => /^en\b/i.test(lang))
  return (english.length > 0 ? english : voices).sort(
    (a, b) => Number(b.localService) - Number(a.localService) || Number(b.default) - Number(a.default),
  )
}

function voicesLater(): Promise<SpeechSynthesisVoice[]> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      speechSynthesis.removeEventListener?.('voiceschanged', end)
      resolve(speechSynthesis.getVoices())
    }
    const timer = setTimeout(end, 1_000)
    speechSynthesis.addEventListener?.('voiceschanged', end)
  })
}

/** A voice in a list of choices. One that is not on this device sends the text to another company. */
export function describeVoice({ name, localService }: SpeechSynthesisVoice): string {
  return localService ? name : `${name} (sends the text to its maker)`
}
