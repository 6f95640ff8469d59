import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { makeWord } from '#tests/archives'
import { readWord } from './word-text.ts'

const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const p = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`

async function read(body: string, preserveLines = false, styles = '', most = 8_000): Promise<string[]> {
  const bytes = makeWord([], {
    'word/document.xml': strToU8(`<w:document xmlns:w="${space}"><w:body>${body}</w:body></w:document>`),
    'word/styles.xml': strToU8(`<w:styles xmlns:w="${space}">${styles}</w:styles>`),
    'word/_rels/document.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    ),
  })
  return (await readWord(bytes, preserveLines, most)).map(({ text }) => text)
}

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

test.each([
  ['hidden words go', `<w:p>${run('She sat')}${run(' Answer: b', '<w:vanish/>')}${run('.')}</w:p>`],
  ['a switch that is off hides nothing', `<w:p>${run('She sat.', '<w:vanish w:val="0"/>')}</w:p>`],
  ['words hidden by their style go', `<w:p>${run('She sat.')}${run(' b', '<w:rStyle w:val="Key"/>')}</w:p>`],
  ['paragraphs hidden by their style go', `${p('She sat.')}${p('Answer', '<w:pStyle w:val="Keys"/>')}`],
  ['soft hyphens go', '<w:p><w:r><w:t>She s</w:t><w:softHyphen/><w:t>at.</w:t></w:r></w:p>'],
  [
    'a reading above a word goes',
    '<w:p><w:r><w:ruby><w:rt><w:r><w:t>shee</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>She</w:t></w:r></w:rubyBase></w:ruby></w:r><w:r><w:t xml:space="preserve"> sat.</w:t></w:r></w:p>',
  ],
  [
    'words that only say where to type go',
    `${p('She sat.')}<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${p('Click here to enter text.')}</w:sdtContent></w:sdt>`,
  ],
])('%s', async (_, body) => {
  const hidden = '<w:rPr><w:vanish/></w:rPr>'
  const styles = `<w:style w:type="character" w:styleId="Key">${hidden}</w:style><w:style w:type="paragraph" w:styleId="Base">${hidden}</w:style><w:style w:type="paragraph" w:styleId="Keys"><w:basedOn w:val="Base"/></w:style>`
  expect(await read(body, false, styles)).toEqual(['She sat.'])
})

test('a hyphen that does not break is a hyphen', async () => {
  expect(await read('<w:p><w:r><w:t>well</w:t><w:noBreakHyphen/><w:t>known</w:t></w:r></w:p>')).toEqual([
    'well-known',
  ])
})

test('a table has its rows on lines, and no cell is glued to another', async () => {
  const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`
  const table = `<w:tbl>${row(p(''), p('Shows'))}${row(p('She sat.'), p('Care'))}</w:tbl>`
  expect(await read(`${p('Read.')}${table}${p('Answer.')}`)).toEqual([
    'Read.\n\nShows\nShe sat.\tCare\n\nAnswer.',
  ])
})

test('a cell of short paragraphs stays in its row, one with a long text stands by itself', async () => {
  const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`
  const table = (last: string) => `<w:tbl>${row(p('Who'), p('Shows'))}${row(p('Uncle'), last)}</w:tbl>`
  expect(await read(table(p('He does not wave.') + p('He saves his waves.')))).toEqual([
    'Who\tShows\nUncle\tHe does not wave. He saves his waves.',
  ])
  const long = 'He does not wave at all. '.repeat(9).trim()
  expect(await read(table(p(long) + p('End.')))).toEqual([`Who\tShows\n\nUncle\n\n${long}\n\nEnd.`])
})

const after = (twips: number) => `<w:spacing w:after="${twips}"/>`
const twoStanzas = 'One line,\nTwo lines.\n\nThree lines,\nFour.'

test.each([
  [
    'space below a line',
    p('One line,', after(0)) + p('Two lines.', after(240)) + p('Three lines,', after(0)) + p('Four.'),
  ],
  [
    'space above a line',
    p('One line,') + p('Two lines.') + p('Three lines,', '<w:spacing w:before="200"/>') + p('Four.'),
  ],
  [
    'a style with space',
    p('One line,') + p('Two lines.', '<w:pStyle w:val="Last"/>') + p('Three lines,') + p('Four.'),
  ],
  ['an empty paragraph', p('One line,') + p('Two lines.') + p('') + p('Three lines,') + p('Four.')],
])('stanzas are parted by %s', async (_, body) => {
  const styles = `<w:style w:type="paragraph" w:styleId="Last"><w:pPr>${after(240)}</w:pPr></w:style>`
  expect(await read(body, true, styles)).toEqual([twoStanzas])
})

test('the usual space below each paragraph parts no lines', async () => {
  expect(await read(p('One line,', after(160)) + p('Two lines.', after(160)), true)).toEqual([
    'One line,\nTwo lines.',
  ])
})

test('a long file comes in parts, by its headings', async () => {
  const heading = '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>'
  const body = ['The Rain', 'The Bird'].map(
    (title) => p(title, '<w:pStyle w:val="H1"/>') + p(`${title} went on. `.repeat(9)),
  )
  const parts = await read(body.join(''), false, heading, 200)
  expect(parts.map((part) => part.split('\n')[0])).toEqual(['The Rain', 'The Bird'])
})
