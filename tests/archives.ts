import { strToU8, zipSync } from 'fflate'

/** A .docx file with these paragraphs, each given as its lines; `extra` are further files of the archive. */
export function makeWord(paragraphs: readonly string[], extra: Record<string, Uint8Array> = {}): Uint8Array {
  const body = paragraphs
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => `<w:t xml:space="preserve">${line}</w:t>`)
        .join('<w:br/>'),
    )
    .map((runs) => `<w:p><w:r>${runs}</w:r></w:p>`)
    .join('')
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
    ...extra,
  })
}

/** An .epub file with these chapters as XHTML bodies; the first two are named in its table of contents. */
export function makeBook(chapters: readonly string[], extra: Record<string, Uint8Array> = {}): Uint8Array {
  const names = chapters.map((_, at) => `chapter ${at + 1}.xhtml`)
  const href = (name: string) => encodeURIComponent(name)
  const files = chapters.map((body, at) => [
    `OPS/${names[at]}`,
    strToU8(
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>${body}</body></html>`,
    ),
  ])
  const links = names
    .slice(0, 2)
    .map((name, at) => `<li><a href="${href(name)}#top">Named ${at + 1}</a></li>`)
  return zipSync({
    mimetype: strToU8('application/epub+zip'),
    'META-INF/container.xml': strToU8(
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    ),
    'OPS/book.opf': strToU8(
      `<package xmlns="http://www.idpf.org/2007/opf"><manifest><item id="nav" href="nav.xhtml" properties="nav"/>${names
        .map((name, at) => `<item id="c${at}" href="${href(name)}"/>`)
        .join(
          '',
        )}</manifest><spine>${names.map((_, at) => `<itemref idref="c${at}"/>`).join('')}</spine></package>`,
    ),
    'OPS/nav.xhtml': strToU8(`<html><body><nav><ol>${links.join('')}</ol></nav></body></html>`),
    ...Object.fromEntries(files),
    ...extra,
  })
}
