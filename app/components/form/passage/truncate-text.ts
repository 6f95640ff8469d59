/** The first part of a text, at most `most` characters long: cut at the end of a line or word where one is near. */
export function truncateText(text: string, most: number): string {
  const truncated = text.slice(0, Math.max(0, most))
  if (truncated.length === text.length) return text
  const end = Math.max(truncated.lastIndexOf('\n'), truncated.lastIndexOf(' '))
  return (end > truncated.length * 0.8 ? truncated.slice(0, end) : truncated).replace(/[\ud800-\udbff]$/, '')
}
