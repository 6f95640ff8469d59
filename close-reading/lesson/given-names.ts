import type { Gender } from './gender.ts'

const HE =
  'tom peter john james william george charles henry robert edward jack ben joe joseph matthew mark david sam samuel will bob dick harry fred arthur philip paul simon roger frank ned jim huck oliver pip silas dorian basil hugh ralph walter richard thomas andrew daniel adam noah luke jacob isaac abraham edgar victor martin'
const SHE =
  'alice anne ann amy beth meg jo mary jane elizabeth emma sarah kate lucy anna ellen emily charlotte catherine margaret marilla martha helen rose ruth rachel susan dorothy eliza fanny grace hannah harriet ida julia laura lizzie louisa lydia maria nancy nell nora polly rebecca sophia wendy agnes bertha clara edith'

/** The pronoun that usually goes with a first name in the literature of 1800 to 1930. */
export const givenNames: ReadonlyMap<string, Gender> = new Map<string, Gender>([
  ...HE.split(' ').map((name) => [name, 'he'] as const),
  ...SHE.split(' ').map((name) => [name, 'she'] as const),
])
