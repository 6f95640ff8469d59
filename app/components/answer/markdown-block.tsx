import type { ComponentProps } from 'react'
import Markdown, { type Components, type Options } from 'react-markdown'
import { helpElsewhere } from '#domain/help-message'
import { boldLead } from './bold-lead.ts'
import { curlyQuotes } from './curly-quotes.ts'
import { type HastNode, markQuotations, type NumberedQuotation } from './mark-quotations.ts'
import { wrapWords } from './wrap-words.ts'

export type HeadingLevel = 3 | 4 | 6

type Props = {
  text: string
  quotations?: NumberedQuotation[]
  level?: HeadingLevel
  base?: string
  /** The first sentence stands out. */
  hasLead?: boolean
}

type Plugins = NonNullable<Options['rehypePlugins']>

/** Headings of an answer stand below the ones of the screen around it; links stay words. */
function componentsAt(level: HeadingLevel): Components {
  const heading = `h${level}` as const
  const below = `h${Math.min(6, level + 1)}` as 'h4' | 'h5' | 'h6'
  return { h1: heading, h2: heading, h3: heading, h4: below, h5: below, h6: below, a: AnswerLink }
}

const components = { 3: componentsAt(3), 4: componentsAt(4), 6: componentsAt(6) }

/** One block of an answer. No HTML of the answer is ever used. */
export function MarkdownBlock({ text, quotations = [], level = 3, base, hasLead = false }: Props) {
  const plugins: Plugins = [printQuotes]
  if (quotations.length > 0) plugins.unshift([markQuotations, { quotations, base }])
  if (hasLead) plugins.push(boldLead)
  plugins.push(wrapWords)
  return (
    <Markdown
      skipHtml
      disallowedElements={['img', 'input']}
      unwrapDisallowed
      urlTransform={safeAddress}
      components={components[level]}
      rehypePlugins={plugins}
    >
      {setAside(text)}
    </Markdown>
  )
}

/** Stars inside a word ("f***ing") are letters and no markup; another sign of the same length stands for them while markdown is read. */
function setAside(text: string): string {
  return text.replace(
    /(\p{L})(\*+)(?=\p{L})/gu,
    (_, letter: string, stars: string) => letter + STAR.repeat(stars.length),
  )
}

const STAR = '\u2217'

/** A rehype plugin: straight quotation marks become printed ones, whatever wrote the answer. Code stays. */
function printQuotes() {
  return (tree: HastNode) => {
    let before = ''
    const print = (node: HastNode) => {
      if (node.type === 'text' && node.value !== undefined) {
        node.value = curlyQuotes(node.value, before).replaceAll(STAR, '*')
        before = node.value.slice(-1) || before
      }
      if (node.tagName === 'code') return
      if (node.tagName === 'p' || node.tagName === 'li') before = ''
      if (node.tagName === 'sup') return
      for (const child of node.children ?? []) print(child)
    }
    print(tree)
  }
}

/** Marks of this screen, and our own help abroad: an address that a model wrote leads nowhere, its words stay. */
function safeAddress(address: string): string {
  return /^#(?:[\w-]+-)?mark-\d+$/.test(address) || address === helpElsewhere ? address : ''
}

function AnswerLink({ node: _, href, children, ...rest }: ComponentProps<'a'> & { node?: unknown }) {
  if (!href) return <span>{children}</span>
  const outside = href.startsWith('#') ? {} : { rel: 'noreferrer noopener' }
  return (
    <a href={href} {...rest} {...outside}>
      {children}
    </a>
  )
}
