/** Families of feeling as the screen names them; those that are not here keep their own word. */
const plainNames: Record<string, string> = {
  disgust: 'dislike',
  love: 'love or kindness',
  tiredness: 'tiredness',
}

export function familyName(family: string): string {
  return plainNames[family] ?? family
}
