/** Words for one act: a question may use one of them where the text uses another. */
const ROWS = [
  'change switch swap move exchange',
  'leave depart quit',
  'stop quit cease',
  'stop end',
  'cancel scrap',
  'postpone delay',
  'close shut',
  'open unlock reopen',
  'begin start',
  'end finish',
  'buy purchase',
  'live stay dwell',
  'leave go',
  'arrive come reach',
  'say tell',
  'find discover',
  'hide conceal bury',
  'cry weep sob',
  'laugh giggle chuckle',
  'smile grin',
  'shout yell scream',
  'throw toss fling',
  'run race rush hurry sprint',
  'repair fix mend',
  'build make construct',
  'pick choose select',
  'help assist',
  'gather collect',
  'keep save',
  'refuse decline reject',
  'like love enjoy',
  'hate dislike detest',
  'scared afraid frightened',
  'angry mad furious',
  'sad unhappy upset',
  'happy glad pleased',
  'tired exhausted weary',
  'take grab',
  'send mail',
  'phone call ring',
  'speak talk',
  'ban forbid prohibit',
  'allow permit',
  'late tardy',
  'put lay place cover',
  'sick ill unwell',
] as const

let groups: ReadonlyMap<string, readonly number[]> | undefined

/** Whether two dictionary forms are the same word, or words for the same act or state. */
export function isSameAct(one: string, other: string): boolean {
  if (one === other) return true
  groups ??= grouped()
  const mine = groups.get(one)
  return mine?.some((row) => groups?.get(other)?.includes(row)) ?? false
}

function grouped(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  ROWS.forEach((row, number) => {
    for (const word of row.split(' ')) found.set(word, [...(found.get(word) ?? []), number])
  })
  return found
}
