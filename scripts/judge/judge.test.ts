import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { askBuiltIn, askModel } from './ask-provider.ts'
import { lineOf, tableOf } from './score-answers.ts'
import { librarySet, understandingSet } from './sets.ts'

let service: ModelService
beforeAll(async () => {
  service = await startModelService()
})
afterAll(() => service.close())

const [first] = understandingSet()
if (!first) throw new Error('the set is empty')

test('a model that says the expected word in words of its own has answered, one that says the wrong one has not', async () => {
  const ask = askModel(
    { kind: 'openai-compatible', baseUrl: `${service.url}/v1`, model: 'small' },
    { DATA_DIR: './data' },
  )
  service.queueTexts('**In short:** He says the opposite of what he feels.', '**In short:** He is serious.')
  const rows = [first.judge(await ask(first.asked)), first.judge(await ask(first.asked))]
  expect(rows.map(({ answered, wrong }) => [answered, wrong])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(lineOf('scenes', rows)).toMatchObject({
    questions: '2',
    whole: '100 %',
    answered: '50 %',
    frame: '0 %',
  })
  expect(service.calls.at(-1)?.body).toMatchObject({ model: 'small', stream: true })
})

test('a service that fails is counted, not hidden', async () => {
  const ask = askModel(
    { kind: 'openai-compatible', baseUrl: `${service.url}/v1`, model: 'small' },
    { DATA_DIR: './data' },
  )
  service.queue('401')
  const line = lineOf('scenes', [first.judge(await ask(first.asked))])
  expect(line).toMatchObject({ whole: '0 %', answered: '0 %', frame: '0 %', 'first words': '-' })
})

test('the built-in reader costs nothing, keeps the frame, and a library answer is held to the words that show it', async () => {
  const cases = librarySet(2)
  const rows = await Promise.all(cases.map(async ({ asked, judge }) => judge(await askBuiltIn(asked))))
  expect(rows.map(({ showsWords }) => typeof showsWords)).toEqual(['boolean', 'boolean'])
  const line = lineOf('library', rows)
  expect(line).toMatchObject({ questions: '2', frame: '100 %', dollars: '0.00', answered: '-' })
  expect(tableOf([line]).split('\n')).toHaveLength(3)
})
