import { expect, test } from 'vitest'
import { cleanPasted } from '#close-reading'
import { findAround } from './find-around.ts'

const story = 'Ben let go of the string.\nHe did not say a word.'

test('a plain text has nothing around it', () => {
  expect(findAround(story, 'fiction')).toBeNull()
})

test('lines around a text can be left out and brought back', () => {
  const found = findAround(
    `Home | Stories | Log in\nSkip to content\n\n\n${story}\n\n© 2019 StoryBarn`,
    'fiction',
  )
  expect(found?.without).toBe(story)
  expect(found?.parts.map(({ words }) => words)).toEqual([
    'Home | Stories | Log in',
    'Skip to content',
    '© 2019 StoryBarn',
  ])
  expect(cleanPasted(found?.wanted ?? '').text).toContain('StoryBarn')
  expect(findAround(found?.wanted ?? '', 'fiction')).toBeNull()
})

test('the numbers of lines go and the lines stay', () => {
  const found = findAround(
    'The lamp is out,      5\nthe stair is cold,\nthe wind is up,\nthe sea is old,\nthe wall is high,\nI count the stones      10\nthat you have told',
    'poetry',
  )
  expect(found?.without).toBe(
    'The lamp is out,\nthe stair is cold,\nthe wind is up,\nthe sea is old,\nthe wall is high,\nI count the stones\nthat you have told',
  )
})
