/** One word for each of the family: "mom" is the mother. */
export function familyRoleOf(word: string): string {
  return KIN.get(word) ?? word
}

const KIN: ReadonlyMap<string, string> = new Map(
  [
    'mother mom mum mommy mummy mama ma',
    'father dad daddy papa pa',
    'grandmother grandma granny gran nana',
    'grandfather grandpa granddad grandad',
    'brother bro',
    'sister sis',
  ].flatMap((row) => {
    const [first = '', ...others] = row.split(' ')
    return others.map((word) => [word, first] as const)
  }),
)
