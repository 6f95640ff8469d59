import { expect, it } from 'vitest'
import { readingChoices, readingNames } from '#domain/reading-settings'
import { lineFocusGroup, settingParts } from './setting-groups.ts'

it('every choice of a setting stands in the panel once; speed stands with the voice', () => {
  const groups = [lineFocusGroup, ...settingParts.flatMap((part) => part.groups)]
  expect(groups.map(({ name }) => name).sort()).toEqual(
    readingNames.filter((name) => name !== 'speed').sort(),
  )
  for (const { name, values } of groups)
    expect(values.map(([value]) => value).sort()).toEqual([...readingChoices[name]].sort())
})
