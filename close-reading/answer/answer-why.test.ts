import { expect, it } from 'vitest'
import { interpret } from '../index.ts'

function answer(question: string, passage: string) {
  return interpret({ gradeLevel: 'middle', contentType: 'fiction', question, passage })
}

/** The sentence with the reason is the second of the passage, or the one named. */
it.each([
  [
    'Why did Mia hide the letter?',
    'It was late. Mia hid the letter so that her mother would not worry.',
    'Mia hid the letter so that her mother would not worry',
  ],
  [
    'Why did Omar run to the station?',
    'It was late. Omar ran to the station to catch the last train.',
    'Omar ran to the station to catch the last train',
  ],
  [
    'Why did Omar stay home?',
    'It was raining hard, so Omar stayed home. He read.',
    'It was raining hard, so Omar stayed home',
  ],
  [
    'Why did Ana close the window?',
    'Since the wind was cold, Ana closed the window.',
    'Since the wind was cold, Ana closed the window',
  ],
  [
    'Why did Ana shut the window?',
    'Ana closed the window in order to keep the cat in.',
    'Ana closed the window in order to keep the cat in',
  ],
  [
    'Why did the fox leave?',
    'The fox was tired. That is why the fox left. It slept.',
    'The fox was tired. That is why the fox left',
  ],
  [
    'Why did the fox leave?',
    'The fox was tired, which is why the fox left. It slept.',
    'The fox was tired, which is why the fox left',
  ],
  [
    'Why did they whisper?',
    'They whispered because of the baby. It slept.',
    'They whispered because of the baby',
  ],
  [
    'Why is Theo proud?',
    'Lily was furious because Theo had lied. Theo was proud because he had won.',
    'Theo was proud because he had won',
  ],
  [
    'Why did Nora sell her bike?',
    'Nora had a red bike. She sold it because her knees hurt.',
    'She sold it because her knees hurt',
  ],
  [
    'Why did Nora sell her bike?',
    'Nora sold her bike. The reason was that her knees hurt.',
    'Nora sold her bike. The reason was that her knees hurt',
  ],
  [
    'Why did Nora sell her bike?',
    'Nora sold her bike in May. It was because her knees hurt.',
    'Nora sold her bike in May. It was because her knees hurt',
  ],
  [
    'Why did the nurse give Nora a mug?',
    'The nurse gave Nora a mug for helping with the boxes. She sat down.',
    'The nurse gave Nora a mug for helping with the boxes',
  ],
  [
    'Why did Nora thank the driver?',
    'Nora thanked the driver for waiting. She sat down.',
    'Nora thanked the driver for waiting',
  ],
  [
    'Why was Kofi punished?',
    'Kofi was punished for breaking the lamp. He wept.',
    'Kofi was punished for breaking the lamp',
  ],
  [
    'Why is the library closed on Friday?',
    'The library will be closed on Friday since the heating is being repaired. Come on Monday.',
    'The library will be closed on Friday since the heating is being repaired',
  ],
  [
    'Why did Kofi walk home?',
    'As he had no money for the bus, Kofi walked home. It was dark.',
    'As he had no money for the bus, Kofi walked home',
  ],
  [
    'Why did Kofi take the stairs?',
    '“I took the stairs because the lift was full,” said Kofi. He sat down.',
    'I took the stairs because the lift was full',
  ],
  [
    'Why didn’t Kofi go to the party?',
    'Kofi went to school because he had a test. Kofi did not go to the party because he was ill.',
    'Kofi did not go to the party because he was ill',
  ],
  [
    'Why did the band come by boat?',
    'The road was closed. That is why the band came by boat.',
    'The road was closed. That is why the band came by boat',
  ],
  [
    'Why did Lily put a sheet on the plums?',
    'Lily put a sheet on the plums. She covered them so the birds would stop. It rained.',
    'She covered them so the birds would stop',
  ],
  [
    'Why did each shop have its own bell?',
    'There were many shops. Each house had its own bell so that the guard could tell them apart.',
    'Each house had its own bell so that the guard could tell them apart',
  ],
  [
    'Why did the town move its market?',
    'People assumed that the town moved its market to escape the plague. The minutes differ. The reason was the bridge.',
    'The reason was the bridge',
  ],
])('%s gets the whole sentence that gives the reason in %j', (question, passage, sentence) => {
  const said = answer(question, passage)
  expect(said?.short.text).toMatch(/^The text gives the reason: "[^"]+" \((?:sentence|paragraph) \d\)\.$/u)
  expect(said?.short.text).toContain(`"${sentence}"`)
  expect(said?.fork).toBeNull()
})

it.each([
  [
    'nothing tells why',
    'Why did Ben cry?',
    'Ben cried. The kite had gone over the roof. His sister patted his back.',
  ],
  ['“since” tells a time', 'Why did Ben cry?', 'Ben cried. He had been ill since the party.'],
  [
    'somebody says something after it',
    'Why did Mia hide the letter?',
    'Mia hid the letter under the bed. “I didn’t want you to be sad,” Mia told her mother.',
  ],
  [
    'the reason is for another act',
    'Why did Mia sell the boat?',
    'Mia sold the boat. Mia loved the boat because her father had built it.',
  ],
  ['the reason is somebody else’s', 'Why did Mia leave?', 'Mia left. Ben left because he was ill.'],
  [
    'the reason is for another thing',
    'Why did Mia sell the boat?',
    'Mia sold the car because it was old. The boat was in the sea. It rained. It was cold. Mia sold the boat.',
  ],
  ['“so” measures', 'Why was Mia tired?', 'Mia was so tired that she fell asleep. It was late.'],
  ['“as” tells a time', 'Why did Mia smile?', 'Mia smiled as she left the room. It was late.'],
  ['it is only asked', 'Why did Mia leave?', '“Did Mia leave because she was ill?” asked Ben. Nobody knew.'],
  [
    'it did not happen',
    'Why did Mia leave?',
    'Mia did not leave because her bus was late. At noon Mia left.',
  ],
  [
    'what is asked about is itself the purpose',
    'Why does Mia stand between Ben and the gate?',
    'Mia moved, standing so that her back was between him and the gate. Ben waited.',
  ],
  [
    '“so” tells a degree before a possibility',
    'Why did Mia run?',
    'Mia ran so fast the others could not see her. It was late.',
  ],
  [
    'others only assume it',
    'Why did the town move its market?',
    'People assumed that the town moved its market to escape the plague. The minutes differ.',
  ],
])('no reason is made up where %s', (_, question, passage) => {
  const said = answer(question, passage)
  expect(said?.short.text).not.toContain('gives the reason')
  expect(said?.fork?.kind).toBe('reason')
})
