import { expect, test } from 'vitest'
import { buildDoc } from '../doc/doc.ts'
import { foldQuotable } from '../prose/fold-quotable.ts'
import { readScene } from '../scene/read-scene.ts'
import { understandQuestion } from './understand-question.ts'

const text =
  'Maya gave Jordan a hat. “Great hat,” said Jordan, and put it in a drawer. Maya looked at the floor. Jordan did not wear the hat.'
const scene = readScene(buildDoc(text, 'fiction'))
const ask = (question: string) => understandQuestion(question, scene, foldQuotable(text))

test.each([
  ['does jordan mean it', 'sincerity'],
  ['is he being sarcastic?', 'sincerity'],
  ['How does Maya feel', 'feeling'],
  ['is maya upset?', 'feeling'],
  ['why did jordan put it in a drawer', 'why'],
  ['what does "Great hat" mean', 'meaning'],
  ['does he like the hat', 'attitude'],
  ['what is the tone', 'tone'],
  ['whats the theme of this', 'theme'],
  ['who is the main character', 'character'],
  ['what happens in this story', 'happens'],
  ['how can you tell that maya is sad', 'evidence'],
  ['how is maya different from jordan', 'compare'],
  ['does maya know that he hates it', 'know'],
  ['i dont get it', 'lost'],
  ['what happens next', 'later'],
  ['write my essay about this', 'essay'],
  ['can you do my homework paper', 'essay'],
  ['why did maya write the report', 'why'],
  ['what does maya do with the paper', 'happens'],
  ['how does maya feel in this message', 'feeling'],
  ['what is the message of the story', 'theme'],
  ['what literary devices are used', 'device'],
  ['How does Priya feel?', 'nobody'],
  ['What is the capital of France?', 'elsewhere'],
  ['¿Cuál es el tono del texto?', 'foreign'],
  ['?', 'empty'],
  ['what does “put it in a drawer” tell us', 'meaning'],
  ['is jordan mean', 'sincerity'],
  ['was jordan rude', 'sincerity'],
  ['did jordan mean to be rude', 'sincerity'],
  ['what does mean mean', 'meaning'],
  ['does maya know the truth', 'know'],
  ['do maya and jordan get along', 'attitude'],
  ['will jordan wear it', 'later'],
  ['is jordan gonna wear it', 'later'],
  ['how does the tone change', 'change'],
  ['what is the writer trying to do', 'purpose'],
  ['i dont get the drawer part', 'meaning'],
  ['i dont get why he put it in a drawer', 'why'],
  ['is jordan lieing', 'truth'],
  ['is it really a hat', 'truth'],
  ['what is a drawer', 'meaning'],
  ['what caused maya to look at the floor', 'why'],
  ['is there any foreshadowing', 'device'],
  ['is jordan a good brother', 'character'],
  ['which sentence shows maya is upset', 'evidence'],
  ['compare maya and jordan', 'compare'],
  ['does maya realize it was a joke', 'know'],
  ['do they make up later', 'later'],
  ['what room are they in', 'setting'],
])('%s asks for %s', (question, intent) => {
  expect(ask(question).intent).toBe(intent)
})

test('a mother is found by any name for her', () => {
  const scene = readScene(buildDoc('The mother sat by the door. Tim ran in. She smiled at him.', 'fiction'))
  const { people } = understandQuestion('how does the mom feel', scene, foldQuotable(''))
  expect(scene.cast.people[people[0] ?? -1]?.name.toLowerCase()).toContain('mother')
})

test('the person, the words and the act asked about are found', () => {
  expect(scene.cast.people[ask('why did jordan put it in a drawer').people[0] ?? -1]?.name).toBe('Jordan')
  const { phrase } = ask('what does "Great hat" mean')
  expect(text.slice(phrase?.start, phrase?.end)).toBe('Great hat')
  const { act } = ask('why did jordan put it in a drawer')
  expect(scene.doc.folded[scene.clauses[act]?.predicate ?? -1]).toBe('put')
})
