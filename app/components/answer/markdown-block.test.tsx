import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { helpElsewhere } from '#domain/help-message'
import { MarkdownBlock } from './markdown-block.tsx'

const draw = (text: string) => renderToStaticMarkup(<MarkdownBlock text={text} />)

test.each([
  '[Click here](https://example.org/prize)',
  '<https://example.org/prize>',
  '[write](mailto:someone@example.org)',
  '[run](javascript:alert(1))',
  '[Click here][1]\n\n[1]: https://example.org/prize',
  `[help](${helpElsewhere}.example.org)`,
])('a link in an answer is words: %s', (text) => {
  expect(draw(text)).not.toContain('<a')
})

test('a mark of the passage and our help abroad stay links', () => {
  expect(draw('[calm](#mark-3)')).toContain('<a href="#mark-3">')
  expect(draw(`[a line](${helpElsewhere})`)).toContain(`<a href="${helpElsewhere}"`)
})
