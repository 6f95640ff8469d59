import { expect, test } from 'vitest'
import { boldLead } from './bold-lead.ts'
import type { HastNode } from './mark-quotations.ts'

const text = (value: string): HastNode => ({ type: 'text', value })
const strong = (value: string): HastNode => ({ type: 'element', tagName: 'strong', children: [text(value)] })

function leadOf(...children: HastNode[]): string {
  const paragraph: HastNode = { type: 'element', tagName: 'p', children }
  boldLead()({ type: 'root', children: [paragraph] })
  const lead = paragraph.children?.find(({ tagName }) => tagName === 'span')
  return (lead?.children ?? []).map((node) => node.value ?? node.children?.[0]?.value ?? '').join('')
}

test('the first sentence stands out, without its label', () => {
  expect(leadOf(strong('In short:'), text(' She may be hurt. Look here.'))).toBe(' She may be hurt.')
})

test('a sentence of one word takes the next one along, with the bold words in it', () => {
  expect(leadOf(strong('In short:'), text(' No. Maya is '), strong('hurt'), text(', I think. More.'))).toBe(
    ' No. Maya is hurt, I think.',
  )
})

test('a sign inside a quotation ends no sentence, and a very long sentence stays as it is', () => {
  expect(leadOf(text('She says “'), strong('Great. Late again.'), text('” and kicks. Then?'))).toBe(
    'She says “Great. Late again.” and kicks.',
  )
  expect(leadOf(text(`${'word '.repeat(40)}end. More.`))).toBe('')
})
