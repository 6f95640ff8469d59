import { expect, test } from 'vitest'
import { feelsOrFeel } from './feels-or-feel.ts'

test.each(['Alice', 'the one who says these words', 'the boss', 'the king of the islands', 'everyone'])(
  '%s feels',
  (who) => expect(feelsOrFeel(who)).toBe('feels'),
)

test.each(['the men', 'the friendly sparrows', 'Anne and Mary', 'the children of the village'])(
  '%s feel',
  (who) => expect(feelsOrFeel(who)).toBe('feel'),
)
