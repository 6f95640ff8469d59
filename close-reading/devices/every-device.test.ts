import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { soundDetectors } from '../findings/create-pronunciations.ts'
import { defaultDetectors } from '../findings/default-detectors.ts'

test('Every device that runs has a folder of its name, with its detector and its test', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(folders.map(({ name }) => name).sort()).toEqual(
    [...defaultDetectors, ...soundDetectors].map(({ name }) => name).sort(),
  )
  for (const { name } of folders)
    expect(readdirSync(`${import.meta.dirname}/${name}`)).toEqual(
      expect.arrayContaining([`${name}.ts`, `${name}.test.ts`]),
    )
})
