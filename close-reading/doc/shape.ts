/** Bits of `Doc.shape`: what kind of token this is. */
export const WORD = 1
export const MARK = 2
export const CAPITAL = 4
export const ALL_CAPS = 8
export const NUMBER = 16
