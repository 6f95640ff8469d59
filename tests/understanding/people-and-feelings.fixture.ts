/** Names and people known by relation, and frames with two or three people who feel different things. */
export const names: readonly string[] = (
  'Ivy Joy Will Bill River Hunter Angel Grace Hope Mark Rose Art Drew Chase Dawn Faith Pat Sandy Frank Jack May June ' +
  'April Sky Summer Autumn Olive Pearl Daisy Violet Lily Amber Ruby Jade Crystal Gene Rich Rob Sue Ray Bob Nick Skip ' +
  'Chip Wade Grant Miles Pierce Lance Forest Stone Reed Heath Cliff Dale Glen Brook Rain Storm Star Luna Melody Harmony ' +
  'Charity Patience Prudence Mercy Honor Destiny Trinity Heaven Nova Raven Robin Wren Jay Martin Dove Phoenix Fox Wolf ' +
  'Bear Colt Buck Fawn Kit Basil Ginger Rosemary Sage Clove Saffron Holly Hazel Willow Laurel Heather Fern Iris Poppy ' +
  'Flora Ash Rowan Maple Cherry Apple Peach Plum Berry Clementine Major King Prince Duke Earl Baron Bishop Pope Dean ' +
  'Judge Justice Marshal Page Taylor Mason Carter Cooper Parker Turner Walker Sawyer Porter Archer Fisher Baker Carver ' +
  'Maya Priya Omar Chen Kofi Aisha Diego Yuki Tariq Ngozi Leila Mateo Sven Ingrid Zofia Amara Rohan Mei Dmitri Fatima ' +
  'Tom Anna Peter Kate Ben Emma Sam Lucy Noah Zoe Max Ella Leo Mia Jordan Alex Casey Riley Morgan Quinn Avery Rowen ' +
  'Tuesday Blue Scout Story True Ocean Cloud Winter Rocky Dusty Rusty Sunny Lucky Buddy Happy Merry Gay Bliss Victor Carol'
).split(' ')

export const relations: readonly string[] = [
  ...['Ben’s mother', 'Ben’s little brother', 'Ben’s best friend', 'Ben’s boss', 'Ben’s dog', 'Ben’s aunt'],
  ...['Mia’s sister', 'Mia’s stepfather', 'Mia’s neighbor', 'Mia’s grandmother', 'Mia’s cat', 'Mia’s coach'],
  ...['the teacher', 'the teacher’s son', 'the teacher’s wife', 'the dog', 'the dog’s owner', 'the old man'],
  ...['the old man’s daughter', 'the boy', 'the boy’s father', 'the girl', 'the girl’s cousin', 'the baby'],
  ...['my little sister', 'my brother', 'my mom', 'my dad', 'my grandpa', 'my teacher', 'my best friend'],
  ...['my cousin', 'our neighbor', 'our coach', 'our teacher', 'the bus driver', 'the mayor', 'the baker'],
  ...['the nurse', 'the young doctor', 'the goalkeeper', 'the other team’s captain', 'the new student'],
  ...['the mother of the twins', 'the owner of the shop', 'the librarian', 'the king', 'the king’s daughter'],
  ...[
    'the old king’s brother',
    'the farmer',
    'the farmer’s wife',
    'the wolf',
    'the fox',
    'the robot',
    'the principal',
  ],
  ...[
    'his boss',
    'her mother',
    'his sister',
    'her uncle',
    'his wife',
    'her partner',
    'the twins',
    'the neighbors',
  ],
]

/** Feelings, each of another kind, so that another person’s can be told from the right one. */
export const feelings: readonly string[] =
  'furious proud worried lonely bored jealous grateful ashamed calm excited'.split(' ')

/**
 * A passage about `a`, who feels `x`, and others who feel `y` and `z`. `answer`: the feeling that the text states of `a`,
 * "not x", or null where it states none.
 */
export type Frame = {
  write: (a: string, b: string, x: string, y: string, z: string) => string
  states: 'x' | 'not x' | null
}

const up = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
const be = (who: string) => (/^(?:the twins|the neighbors)$/u.test(who) ? 'were' : 'was')

export const frames: readonly Frame[] = [
  { states: 'x', write: (a, b, x, y) => `${up(a)} ${be(a)} ${x}. ${up(b)} was ${y}.` },
  { states: 'x', write: (a, b, x, y) => `${up(b)} was ${y}. ${up(a)} ${be(a)} ${x}.` },
  { states: 'x', write: (a, b, x, y) => `It was a long day. ${up(b)} felt ${y}, but ${a} felt ${x}.` },
  {
    states: 'x',
    write: (a, b, x, y, z) => `${up(b)} was ${y} all morning. ${up(a)} ${be(a)} very ${x}. Nobody was ${z}.`,
  },
  { states: 'x', write: (a, b, x, y) => `When the letter came, ${a} ${be(a)} ${x} and ${b} was ${y}.` },
  {
    states: 'x',
    write: (a, b, x, y) => `${up(b)} looked ${y}. In the kitchen, ${a} felt ${x} and said nothing.`,
  },
  { states: 'not x', write: (a, b, x, y) => `${up(a)} ${be(a)} not ${x}. ${up(b)} was ${y}.` },
  { states: 'not x', write: (a, b, x, y) => `${up(b)} was ${y}, but ${a} ${be(a)} never ${x}.` },
  { states: 'x', write: (a, b, x, y) => `“I am ${y},” said ${b}. ${up(a)} ${be(a)} ${x}.` },
  { states: null, write: (a, b, _x, y) => `${up(a)} closed the door. ${up(b)} was ${y}.` },
  {
    states: null,
    write: (a, b, _x, y, z) => `${up(b)} was ${y}. Then ${a} came in with a box. The guard was ${z}.`,
  },
  { states: null, write: (a, b, _x, y) => `“You look tired,” ${b} told ${a}. ${up(b)} was ${y}.` },
  { states: null, write: (a, b, _x, y) => `${up(b)} sat next to ${a} and was ${y}.` },
  { states: null, write: (a, b, _x, y) => `${up(a)} looked at the picture of ${b}, who was ${y}.` },
  // What somebody thinks or says of `a` may be told, as somebody’s words.
  { states: 'x', write: (a, b, x, y) => `${up(b)} thought ${a} ${be(a)} ${x}. ${up(b)} was ${y}.` },
  { states: 'x', write: (a, b, x, y) => `${up(b)} was ${y}. ${up(b)} said that ${a} ${be(a)} ${x}.` },
]

export const questions: readonly ((a: string) => string)[] = [
  (a) => `How does ${a} feel?`,
  (a) => `how does ${a.toLowerCase()} feel`,
  (a) => `What is ${a} feeling here?`,
  (a) => `What are ${a}’s feelings?`,
]
