import { buildElement } from '../build-element.ts'

/** Draws the Markdown of a help text: paragraphs, lists, bold words and plain links. */
export function drawHelp(text: string): HTMLElement[] {
  return text.split('\n\n').map((block) => {
    if (!block.startsWith('- ')) return buildElement('p', {}, ...drawWords(block))
    const items = block.split('\n').map((line) => buildElement('li', {}, ...drawWords(line.slice(2))))
    return buildElement('ul', {}, ...items)
  })
}

function drawWords(text: string): (Node | string)[] {
  return text.split('**').flatMap((part, at) => {
    const words = drawLinks(part)
    return at % 2 === 1 ? [buildElement('strong', {}, ...words)] : words
  })
}

function drawLinks(text: string): (Node | string)[] {
  return text.split(/(\[[^[\]]+\]\(https:[^()\s]+\))/u).map((part) => {
    const [, words, href] = /^\[([^\]]+)\]\((https:[^)\s]+)\)$/u.exec(part) ?? []
    return words && href ? buildElement('a', { href, rel: 'noopener noreferrer' }, words) : part
  })
}
