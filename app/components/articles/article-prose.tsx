import type { ComponentProps, ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'

type Extra = { node?: unknown }

/** Prose of an article or a transcript in Markdown. HTML and pictures in it are left out. */
export function ArticleProse({ markdown }: { markdown: string }) {
  return (
    <Markdown
      skipHtml
      disallowedElements={['img', 'h1']}
      unwrapDisallowed
      urlTransform={safeAddress}
      components={components}
    >
      {markdown}
    </Markdown>
  )
}

/** Second-level headings in the order of the text, each with its fragment. */
export function headingsOf(markdown: string): { name: string; id: string }[] {
  return [...markdown.matchAll(/^## +(.+)$/gm)].map(([, name = '']) => ({
    name: name.trim(),
    id: idOf(name),
  }))
}

const components: Components = { h2: Heading, a: ArticleLink }

function Heading({ children }: ComponentProps<'h2'> & Extra) {
  return <h2 id={idOf(wordsOf(children))}>{children}</h2>
}

/** A link within our site stays as it is; one to another site sends no referrer. */
function ArticleLink({ href, children }: ComponentProps<'a'> & Extra) {
  if (!href) return <span>{children}</span>
  return href.startsWith('/') ? (
    <a href={href}>{children}</a>
  ) : (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  )
}

function safeAddress(address: string): string {
  return /^(?:\/(?!\/)|https:\/\/)/.test(address) ? address : ''
}

function wordsOf(children: ReactNode): string {
  return Array.isArray(children)
    ? children.map(wordsOf).join('')
    : typeof children === 'string'
      ? children
      : ''
}

function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
