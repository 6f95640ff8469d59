import type { Kind } from '../choices/kinds.ts'
import type { GradeLevel } from '../choices/levels.ts'

/** Public-domain passages with a question each, for tests: an explanation must hold on all of them. */
export type ExplanationFixture = {
  id: string
  gradeLevel: GradeLevel
  contentType: Kind
  title: string
  author: string
  question: string
  passage: string
}

export const explanationFixtures: readonly ExplanationFixture[] = [
  {
    id: 'Peter Rabbit (1902)',
    gradeLevel: 'elementary',
    contentType: 'fiction',
    title: 'The Tale of Peter Rabbit',
    author: 'Beatrix Potter',
    question: 'How does Peter feel, and how do I know?',
    passage:
      'Peter was most dreadfully frightened; he rushed all over the garden, for he had forgotten the way back to the gate.\n\nHe lost one of his shoes among the cabbages, and the other shoe amongst the potatoes.\n\nAfter losing them, he ran on four legs and went faster, so that I think he might have got away altogether if he had not unfortunately run into a gooseberry net, and got caught by the large buttons on his jacket. It was a blue jacket with brass buttons, quite new.\n\nPeter gave himself up for lost, and shed big tears; but his sobs were overheard by some friendly sparrows, who flew to him in great excitement, and implored him to exert himself.',
  },
  {
    id: 'Alice, the tea party (1865)',
    gradeLevel: 'elementary',
    contentType: 'fiction',
    title: 'Alice’s Adventures in Wonderland',
    author: 'Lewis Carroll',
    question: 'Is the March Hare being nice?',
    passage:
      '“Have some wine,” the March Hare said in an encouraging tone.\n\nAlice looked all round the table, but there was nothing on it but tea. “I don’t see any wine,” she remarked.\n\n“There isn’t any,” said the March Hare.\n\n“Then it wasn’t very civil of you to offer it,” said Alice angrily.\n\n“It wasn’t very civil of you to sit down without being invited,” said the March Hare.\n\n“I didn’t know it was your table,” said Alice; “it’s laid for a great many more than three.”',
  },
  {
    id: 'Bed in Summer (1885)',
    gradeLevel: 'elementary',
    contentType: 'poetry',
    title: 'Bed in Summer',
    author: 'Robert Louis Stevenson',
    question: 'What does the child feel?',
    passage:
      'In winter I get up at night\nAnd dress by yellow candle-light.\nIn summer, quite the other way,\nI have to go to bed by day.\n\nI have to go to bed and see\nThe birds still hopping on the tree,\nOr hear the grown-up people’s feet\nStill going past me in the street.\n\nAnd does it not seem hard to you,\nWhen all the sky is clear and blue,\nAnd I should like so much to play,\nTo have to go to bed by day?',
  },
  {
    id: 'Lincoln to Grace Bedell (1860)',
    gradeLevel: 'elementary',
    contentType: 'nonfiction',
    title: 'Letter to Grace Bedell',
    author: 'Abraham Lincoln',
    question: 'Does Lincoln think her idea is bad?',
    passage:
      'My dear little Miss,\n\nYour very agreeable letter of the 15th is received.\n\nI regret the necessity of saying I have no daughters. I have three sons, one seventeen, one nine, and one seven years of age. They, with their mother, constitute my whole family.\n\nAs to the whiskers, having never worn any, do you not think people would call it a piece of silly affectation if I were to begin it now?\n\nYour very sincere well-wisher,\nA. Lincoln',
  },
  {
    id: 'Tom Sawyer, the fence (1876)',
    gradeLevel: 'middle',
    contentType: 'fiction',
    title: 'The Adventures of Tom Sawyer',
    author: 'Mark Twain',
    question: 'Does Tom really like painting the fence?',
    passage:
      '“Why, ain’t that work?”\n\nTom resumed his whitewashing, and answered carelessly:\n\n“Well, maybe it is, and maybe it ain’t. All I know, is, it suits Tom Sawyer.”\n\n“Oh come, now, you don’t mean to let on that you like it?”\n\nThe brush continued to move.\n\n“Like it? Well, I don’t see why I oughtn’t to like it. Does a boy get a chance to whitewash a fence every day?”\n\nThat put the thing in a new light. Ben stopped nibbling his apple. Tom swept his brush daintily back and forth—stepped back to note the effect—added a touch here and there—criticised the effect again—Ben watching every move and getting more and more interested, more and more absorbed. Presently he said:\n\n“Say, Tom, let me whitewash a little.”',
  },
  {
    id: 'Douglass, Narrative (1845)',
    gradeLevel: 'middle',
    contentType: 'nonfiction',
    title: 'Narrative of the Life of Frederick Douglass',
    author: 'Frederick Douglass',
    question: 'Why would reading be a curse?',
    passage:
      'As I writhed under it, I would at times feel that learning to read had been a curse rather than a blessing. It had given me a view of my wretched condition, without the remedy. It opened my eyes to the horrible pit, but to no ladder upon which to get out. In moments of agony, I envied my fellow-slaves for their stupidity. I have often wished myself a beast. I preferred the condition of the meanest reptile to my own. Any thing, no matter what, to get rid of thinking! It was this everlasting thinking of my condition that tormented me.',
  },
  {
    id: 'Pride and Prejudice (1813)',
    gradeLevel: 'high',
    contentType: 'fiction',
    title: 'Pride and Prejudice',
    author: 'Jane Austen',
    question: 'What is the tone of the first sentence?',
    passage:
      'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.\n\nHowever little known the feelings or views of such a man may be on his first entering a neighbourhood, this truth is so well fixed in the minds of the surrounding families, that he is considered the rightful property of some one or other of their daughters.',
  },
  {
    id: 'Sonnet 130 (1609)',
    gradeLevel: 'high',
    contentType: 'poetry',
    title: 'Sonnet 130',
    author: 'William Shakespeare',
    question: 'Is the speaker insulting her?',
    passage:
      'My mistress’ eyes are nothing like the sun;\nCoral is far more red than her lips’ red;\nIf snow be white, why then her breasts are dun;\nIf hairs be wires, black wires grow on her head.\nI have seen roses damask’d, red and white,\nBut no such roses see I in her cheeks;\nAnd in some perfumes is there more delight\nThan in the breath that from my mistress reeks.\nI love to hear her speak, yet well I know\nThat music hath a far more pleasing sound;\nI grant I never saw a goddess go;\nMy mistress, when she walks, treads on the ground:\nAnd yet, by heaven, I think my love as rare\nAs any she belied with false compare.',
  },
  {
    id: 'We Wear the Mask (1895)',
    gradeLevel: 'high',
    contentType: 'poetry',
    title: 'We Wear the Mask',
    author: 'Paul Laurence Dunbar',
    question: 'Are the people in the poem happy?',
    passage:
      'We wear the mask that grins and lies,\nIt hides our cheeks and shades our eyes,—\nThis debt we pay to human guile;\nWith torn and bleeding hearts we smile,\nAnd mouth with myriad subtleties.\n\nWhy should the world be over-wise,\nIn counting all our tears and sighs?\nNay, let them only see us, while\n  We wear the mask.\n\nWe smile, but, O great Christ, our cries\nTo thee from tortured souls arise.\nWe sing, but oh the clay is vile\nBeneath our feet, and long the mile;\nBut let the world dream otherwise,\n  We wear the mask!',
  },
  {
    id: 'A Modest Proposal (1729)',
    gradeLevel: 'high',
    contentType: 'nonfiction',
    title: 'A Modest Proposal',
    author: 'Jonathan Swift',
    question: 'Does the writer really want this?',
    passage:
      'I shall now therefore humbly propose my own thoughts, which I hope will not be liable to the least objection.\n\nI have been assured by a very knowing American of my acquaintance in London, that a young healthy child well nursed, is, at a year old, a most delicious nourishing and wholesome food, whether stewed, roasted, baked, or boiled; and I make no doubt that it will equally serve in a fricassee, or a ragoust.',
  },
  {
    id: 'The Yellow Wallpaper (1892)',
    gradeLevel: 'college',
    contentType: 'fiction',
    title: 'The Yellow Wallpaper',
    author: 'Charlotte Perkins Gilman',
    question: 'How does she feel about John?',
    passage:
      'John laughs at me, of course, but one expects that in marriage.\n\nJohn is practical in the extreme. He has no patience with faith, an intense horror of superstition, and he scoffs openly at any talk of things not to be felt and seen and put down in figures.\n\nJohn is a physician, and perhaps—(I would not say it to a living soul, of course, but this is dead paper and a great relief to my mind)—perhaps that is one reason I do not get well faster.',
  },
  {
    id: 'My Last Duchess (1842)',
    gradeLevel: 'college',
    contentType: 'poetry',
    title: 'My Last Duchess',
    author: 'Robert Browning',
    question: 'What happened to the Duchess, and how does the Duke feel?',
    passage:
      'Oh sir, she smiled, no doubt,\nWhene’er I passed her; but who passed without\nMuch the same smile? This grew; I gave commands;\nThen all smiles stopped together. There she stands\nAs if alive. Will’t please you rise? We’ll meet\nThe company below, then. I repeat,\nThe Count your master’s known munificence\nIs ample warrant that no just pretence\nOf mine for dowry will be disallowed;',
  },
  {
    id: 'The Souls of Black Folk (1903)',
    gradeLevel: 'college',
    contentType: 'nonfiction',
    title: 'The Souls of Black Folk',
    author: 'W. E. B. Du Bois',
    question: 'What is the tone towards the people who approach him?',
    passage:
      'Between me and the other world there is ever an unasked question: unasked by some through feelings of delicacy; by others through the difficulty of rightly framing it. All, nevertheless, flutter round it. They approach me in a half-hesitant sort of way, eye me curiously or compassionately, and then, instead of saying directly, How does it feel to be a problem? they say, I know an excellent colored man in my town; or, I fought at Mechanicsville; or, Do not these Southern outrages make your blood boil? At these I smile, or am interested, or reduce the boiling to a simmer, as the occasion may require. To the real question, How does it feel to be a problem? I answer seldom a word.',
  },
  {
    id: 'Bartleby (1853)',
    gradeLevel: 'college',
    contentType: 'fiction',
    title: 'Bartleby, the Scrivener',
    author: 'Herman Melville',
    question: 'Is Bartleby autistic?',
    passage:
      'I am a man who, from his youth upwards, has been filled with a profound conviction that the easiest way of life is the best.\n\nIn this very attitude did I sit when I called to him, rapidly stating what it was I wanted him to do—namely, to examine a small paper with me. Imagine my surprise, nay, my consternation, when without moving from his privacy, Bartleby in a singularly mild, firm voice, replied, “I would prefer not to.”\n\nI sat awhile in perfect silence, rallying my stunned faculties. Immediately it occurred to me that my ears had deceived me, or Bartleby had entirely misunderstood my meaning. I repeated my request in the clearest tone I could assume. But in quite as clear a one came the previous reply, “I would prefer not to.”',
  },
]
