import type { Gender } from './gender.ts'

const HE =
  'man boy lad father brother son uncle grandfather husband king prince lord gentleman fellow master duke monk sailor shepherd nephew widower squire emperor groom papa'
const SHE =
  'woman girl lady mother sister daughter aunt grandmother wife queen princess duchess maiden maid nurse niece widow mistress lass mamma governess empress bride'
const EITHER =
  'child friend captain sentry officer soldier teacher doctor servant neighbor neighbour steward engineer stranger traveler traveller narrator speaker writer author poet baby cousin parent creature monster judge lawyer clerk cook farmer hunter thief guest guard rider foe enemy singer runner patient'

/** Words for people by what they are to others, with the pronoun they take when it is sure. */
export const roleNouns: ReadonlyMap<string, Gender> = new Map<string, Gender>([
  ...HE.split(' ').map((word) => [word, 'he'] as const),
  ...SHE.split(' ').map((word) => [word, 'she'] as const),
  ...EITHER.split(' ').map((word) => [word, null] as const),
])
