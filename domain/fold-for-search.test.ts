import { expect, it } from 'vitest'
import { foldForSearch } from './fold-for-search.ts'

it.each([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['CAFÉ', 'cafe'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['Søren Łukasz', 'soren lukasz'],
  ['don’t “stop”', 'don\'t "stop"'],
  ['terri\ufb01ed an\u00adgry', 'terrified angry'],
  ['Ｏｍａｒ', 'omar'],
  ['ΆΝΝΑ Йод', 'αννα иод'],
])('folds %s to %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded)
})

it('leaves apart what differs by more than accents and case', () => {
  expect(foldForSearch('resumé')).not.toBe(foldForSearch('resumés'))
  expect(foldForSearch('100%_of')).toBe('100%_of')
})
