import { explanationFixtures } from './cases.fixture.ts'

/** A hand-written answer that passes every check, and the case it answers. */
export const referenceAnswer = `**In short:** Peter is very scared, and he thinks he cannot get away. The birds are the excited ones, and they want to help him.

## 1. What the text says
Peter runs into a net. A net is made of string. His jacket buttons get stuck in it. He cries. Some birds hear him and fly down. They beg him to try hard. The word him means Peter.

## 2. Clues in the words
- "gave himself up for lost" — This does not mean he lost a thing. It means he thinks he will not get free.
- "shed big tears" — Shed means let fall. He is crying a lot.
- "implored him to exert himself" — Implored means begged. Exert himself means try very hard.

## 3. Feelings and tone
Peter feels **terrified**. That is a strong word for scared. He also feels **hopeless**. That means he thinks nothing will help. We know because he cries and stops trying.
The birds feel worried for Peter. The words "great excitement" tell about the birds, not Peter.
The tone is kind. Tone means how the writer sounds. The writer calls the birds "friendly sparrows".

## 4. What it may mean
The text shows that Peter wants to give up. It also shows that others want him to keep trying. It may mean that help can come when you feel stuck. The text does not tell us yet if Peter gets free.

## 5. How to find this yourself
Look for what a person does. Crying is one clue. Then ask: who does this word belong to? Put your finger on the word. Read back to find the name.

## Check-in
Which words in the text tell you that the birds want to help: "friendly", "brass", or "blue"?
`

const peter = explanationFixtures.find((one) => one.id.startsWith('Peter Rabbit'))
if (!peter) throw new Error('The case of the reference answer is missing.')
export const referenceCase = peter
