import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { makeBook } from '#tests/archives'
import { readBook } from './book-text.ts'

const MOST = 8_000
/** The text of a book of one file, as a story. */
const story = (body: string, css = '') => textOf(body, false, css)
const poem = (body: string, css = '') => textOf(body, true, css)

function textOf(body: string, preserveLines: boolean, css: string): string {
  const bytes = makeBook([`${css ? `<style>${css}</style>` : ''}${body}`], noContents)
  return readBook(bytes, preserveLines, MOST)
    .map(({ text }) => text)
    .join('\n---\n')
}

const contents = (list: string) => ({
  'OPS/nav.xhtml': strToU8(`<html><body>${list}</body></html>`),
})
const noContents = contents('')
const entry = (href: string, title: string) => `<li><a href="${href}">${title}</a></li>`
const toc = (...entries: string[]) => contents(`<nav epub:type="toc"><ol>${entries.join('')}</ol></nav>`)
const file = (number: number) => `chapter%20${number}.xhtml`

test('a byte order mark inside of a text is no space', () => {
  expect(story('<p>the Press\ufeff—a page</p>')).toBe('the Press—a page')
})

describe('the chapters of a book', () => {
  test('go from the place of one entry of the contents to the next one’s, over file borders', () => {
    const bytes = makeBook(
      [
        '<p>The cover.</p>',
        '<h2 id="a">One</h2><p>First words.</p><h2><a id="b"></a>Two</h2><p>Second words</p>',
        '<p>go on here.</p><p>Last of two.<a name="c"></a></p><h2>Three</h2><p>Third words.</p>',
      ],
      toc(entry(`${file(2)}#a`, 'One'), entry(`${file(2)}#b`, 'Two'), entry(`${file(3)}#c`, 'Three')),
    )
    expect(readBook(bytes, false, MOST)).toEqual([
      { title: 'Before “One”', text: 'The cover.' },
      { title: 'One', text: 'One\n\nFirst words.' },
      { title: 'Two', text: 'Two\n\nSecond words\n\ngo on here.\n\nLast of two.' },
      { title: 'Three', text: 'Three\n\nThird words.' },
    ])
  })

  test('leave out a title page before the first entry, but not the words of a dedication', () => {
    const titlesOf = (before: string) =>
      readBook(
        makeBook([before, '<h2 id="a">One</h2><p>First words.</p>'], toc(entry(`${file(2)}#a`, 'One'))),
        false,
        MOST,
      ).map(({ title }) => title)
    expect(titlesOf('<h1>The Last Ferry</h1><p>by Ann Lee</p><p>Larkspur Books</p>')).toEqual(['One'])
    expect(titlesOf('<h1>The Last Ferry</h1><p>For my mother</p>')).toEqual(['Before “One”', 'One'])
    expect(titlesOf('<h1>The Last Ferry</h1><p>It begins here.</p>')).toEqual(['Before “One”', 'One'])
  })

  test('leave out an entry of notes that are left out', () => {
    const bytes = makeBook(
      [
        '<p>By Ann Lee.</p><h2 id="a">One</h2><p>First words.</p><section epub:type="rearnotes" id="n"><p>1. A note.</p></section>',
      ],
      toc(entry(`${file(1)}#a`, 'One'), entry(`${file(1)}#n`, 'Notes')),
    )
    expect(readBook(bytes, false, MOST)).toEqual([
      { title: 'Before “One”', text: 'By Ann Lee.' },
      { title: 'One', text: 'One\n\nFirst words.' },
    ])
  })

  test('are those of nested contents; two entries of one place are one; lists of pages and pictures are none', () => {
    const nested = `<li><a href="${file(1)}">Part One</a><ol>${entry(`${file(1)}#top`, 'The Rain')}${entry(file(2), 'The Bird')}</ol></li>`
    const bytes = makeBook(
      ['<h1 id="top">Part One</h1><p>It rained.</p>', '<p>It sang.</p>'],
      contents(
        `<nav epub:type="page-list"><ol>${entry(`${file(2)}#p`, '7')}</ol></nav><nav epub:type="toc"><ol>${nested}</ol></nav>`,
      ),
    )
    expect(readBook(bytes, false, MOST).map(({ title }) => title)).toEqual([
      'Part One · The Rain',
      'The Bird',
    ])
  })

  test('of a book of the older form are those of its list of points', () => {
    const bytes = makeBook(['<p id="x">Words one.</p><p id="y">Words two.</p>'], {
      'OPS/book.opf': strToU8(
        `<package><manifest><item id="n" href="t.ncx" media-type="application/x-dtbncx+xml"/><item id="c" href="${file(1)}"/></manifest><spine><itemref idref="c"/></spine></package>`,
      ),
      'OPS/t.ncx': strToU8(
        `<ncx><navMap><navPoint><navLabel><text>X</text></navLabel><content src="${file(1)}#x"/><navPoint><navLabel><text>Y</text></navLabel><content src="${file(1)}#y"/></navPoint></navPoint></navMap></ncx>`,
      ),
    })
    expect(readBook(bytes, false, MOST)).toEqual([
      { title: 'X', text: 'Words one.' },
      { title: 'Y', text: 'Words two.' },
    ])
  })

  test('of a book without contents are its files, named by a heading or a number', () => {
    const bytes = makeBook(
      ['<h2>The <i>fence</i></h2><p>More words.</p>', '<p>Last words.</p>', '<p> </p>'],
      noContents,
    )
    expect(readBook(bytes, false, MOST)).toEqual([
      { title: 'The fence', text: 'The fence\n\nMore words.' },
      { title: 'Part 2', text: 'Last words.' },
    ])
  })

  test('that are longer than the box come in parts: by their headings, else by paragraphs', () => {
    const long = '<p>Forty letters are in this sentence, yes.</p>'.repeat(3)
    const headed = readBook(
      makeBook([`<h2>A</h2>${long}<h2>B</h2>${long}`], toc(entry(file(1), 'All'))),
      false,
      200,
    )
    expect(headed.map(({ title }) => title)).toEqual(['A', 'B'])
    const plain = readBook(makeBook([long], toc(entry(file(1), 'All'))), false, 90)
    expect(plain.map(({ title }) => title)).toEqual(['All, part 1 of 2', 'All, part 2 of 2'])
    expect(plain.every(({ text }) => text.length <= 90)).toBe(true)
  })
})

const twoStanzas = 'The lamp is out,\nThe clock is still.\n\nIt does not weep,\nIt never will.'

describe('a line of verse is a line', () => {
  const [a, b, c, d] = ['The lamp is out,', 'The clock is still.', 'It does not weep,', 'It never will.']
  test.each([
    ['paragraphs in stanzas', `<div><p>${a}</p><p>${b}</p></div><div><p>${c}</p><p>${d}</p></div>`],
    ['paragraphs with an empty one', `<p>${a}</p><p>${b}</p><p>&nbsp;</p><p>${c}</p><p>${d}</p>`],
    ['paragraphs with a rule', `<p>${a}</p><p>${b}</p><hr/><p>${c}</p><p>${d}</p>`],
    [
      'divs',
      `<div class="s"><div>${a}</div><div>${b}</div></div><div class="s"><div>${c}</div><div>${d}</div></div>`,
    ],
    [
      'wrapped divs',
      `<div><div><p>${a}</p></div><div><p>${b}</p></div></div><div><p>${c}</p><p>${d}</p></div>`,
    ],
    [
      'spans',
      `<p><span>${a}</span><span>${b}</span></p><p><span>${c}</span><span class="in">${d}</span></p>`,
    ],
    [
      'spans with blanks',
      `<p><span>${a}</span>\n <span>${b}</span></p><p><span>${c}</span>\n<span>${d}</span></p>`,
    ],
    [
      'spans and breaks',
      `<p><span>${a}</span><br/><span>${b}</span></p><p><span>${c}</span><br/>\n<span>${d}</span></p>`,
    ],
    ['breaks', `<p>${a}<br/>${b}</p><p>${c}<br/>\n${d}</p>`],
    ['breaks alone', `<p>${a}<br/>${b}<br/><br/>${c}<br/>${d}</p>`],
    ['a list', `<ul><li>${a}</li><li>${b}</li></ul><ul><li>${c}</li><li>${d}</li></ul>`],
    ['preformatted text', `<pre>${a}\n${b}\n\n${c}\n  ${d}</pre>`],
  ])('made of %s', (_, body) => {
    expect(poem(body)).toBe(twoStanzas)
    expect(poem(`<h1>Rain</h1>${body}`)).toBe(`Rain\n\n${twoStanzas}`)
  })

  test('where a style makes it one, and a wider space parts stanzas', () => {
    const spans = `<p><span class="z">${a}</span><span class="z">${b}</span></p><p><span class="z">${c}</span><span class="z">${d}</span></p>`
    expect(story(spans, 'span.z { display: block }')).toBe(
      twoStanzas.replaceAll('\n', '\n\n').replaceAll('\n\n\n\n', '\n\n'),
    )
    const flat = `<p>${a}</p><p class="last">${b}</p><p>${c}</p><p>${d}</p>`
    expect(poem(flat, 'p { margin: 0 } p.last { margin-bottom: 1em }')).toBe(twoStanzas)
  })

  test('in a story, too, where the book calls it a poem', () => {
    const song = `<p>She sang:</p><div class="poem"><div class="stanza"><p>${a}</p><p>${b}</p></div></div><p>He slept.</p>`
    expect(story(song)).toBe(`She sang:\n\n${a}\n${b}\n\nHe slept.`)
    expect(story(`<p>${a}</p><p>${b}</p>`)).toBe(`${a}\n\n${b}`)
  })
})

describe('what is no word of a book is out', () => {
  test.each([
    ['a page number', 'She <span epub:type="pagebreak">7</span>sat.'],
    ['a page number by its class', 'She <span class="pagenum">[Pg 7]</span>sat.'],
    ['a page number by its role', 'She <span role="doc-pagebreak" aria-label="7">7</span>sat.'],
    ['a note mark by its class', 'She sat.<a class="fnanchor" href="#f">[1]</a>'],
    ['a note mark in the text', 'She sat.<a href="#n1"><sup>1</sup></a></p><p id="n1">1. On a chair.'],
    [
      'a raised note mark',
      'She sat.<sup><a href="#n1">*</a></sup></p><ol><li id="n1">On a chair. ↩</li></ol><p>',
    ],
    ['a note by its type', 'She sat.</p><aside epub:type="footnote"><p>1. On a chair.</p></aside><p>'],
    ['a reading', '<ruby>She<rp>(</rp><rt>shee</rt><rp>)</rp></ruby> sat.'],
    ['the number of a line', 'She sat.<span class="linenum">5</span>'],
    ['the number of a line, named in short', 'She sat.<span class="lnum">5</span>'],
    ['a soft hyphen', 'She s\u00adat.'],
    ['a hidden word', 'She sat.<span style="display:none">never</span>'],
    ['the frame of a free library', 'She sat.</p><section class="pg-boilerplate">License.</section><p>'],
    ['a list of contents', '</p><nav><ol><li>One</li></ol></nav><p>She sat.'],
  ])('%s', (_, body) => {
    expect(story(`<p>${body}</p>`)).toBe('She sat.')
  })

  test('but a power, a year, a link and a big first letter stay', () => {
    expect(story('<p>E = mc<sup>2</sup> in <a href="#y">1905</a>, <a href="#z">he</a> said.</p>')).toBe(
      'E = mc2 in 1905, he said.',
    )
    expect(poem('<p><span class="drop">N</span><span>obody knew</span></p>')).toBe('Nobody knew')
  })
})

test('a table has its rows on lines, one that lays out a page has its paragraphs', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  expect(story(`<table>${row('Line', '<p>Shows</p>')}${row('She sat.', 'Care')}</table><p>End.</p>`)).toBe(
    'Line\tShows\nShe sat.\tCare\n\nEnd.',
  )
  expect(story(`<table>${row('<p>She sat.</p><p>He stood.</p>')}</table>`)).toBe('She sat.\n\nHe stood.')
})
