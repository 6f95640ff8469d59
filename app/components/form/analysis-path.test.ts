import { expect, test } from 'vitest'
import { contentTypes, gradeLevels } from '#domain/choices'
import { analysisPath, parseAnalysisPath } from './analysis-path.ts'

test('each level and type has an address of one page, and is read back from it', () => {
  for (const gradeLevel of gradeLevels)
    for (const contentType of contentTypes) {
      const { pathname, searchParams } = new URL(
        analysisPath({ gradeLevel, contentType }),
        'https://read.example',
      )
      expect(pathname).toBe('/on-this-device')
      expect(parseAnalysisPath(searchParams)).toEqual({ gradeLevel, contentType })
    }
})

test.each(['', 'level=none&type=poem', 'level=constructor&type=__proto__', 'level=high'])(
  'an address that asks for no level or type, as %j, gets the usual one',
  (query) => {
    const { gradeLevel, contentType } = parseAnalysisPath(new URLSearchParams(query))
    expect([gradeLevel, contentType]).toEqual([query === 'level=high' ? 'high' : 'middle', 'fiction'])
  },
)
