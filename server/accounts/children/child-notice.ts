import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { days, months, retention } from '#domain/retention'
import type { Settings } from '../../env.ts'
import { nameProvider } from '../../model-service.ts'

export type NoticeBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }

/** `hash` covers the text as shown, so another AI service makes it another notice. */
export type ChildNotice = { version: string; hash: string; provider: string | null; blocks: NoticeBlock[] }

const file = join(process.cwd(), 'content', 'notices', 'child.md')
const condition = /^\[(with|without) a model\] /

/** What a guardian reads before consenting to anything for a child. It names the AI service of the settings. */
export function readChildNotice(settings: Settings, text = readFileSync(file, 'utf8')): ChildNotice {
  const [, version, body] = /^version: (\S+)\n(.*)$/s.exec(text) ?? []
  if (!version || !body) throw new Error('content/notices/child.md must begin with its version')
  const provider = nameProvider(settings)
  const values: Record<string, string> = {
    provider: provider ?? '',
    unused: months(retention.unusedChild),
    notice: days(retention.notice),
    lapsed: days(retention.lapsedChild),
  }
  const shown = body
    .split('\n')
    .filter((line) => (condition.exec(line)?.[1] ?? '') !== (provider ? 'without' : 'with'))
    // Each line with a condition is a paragraph of its own.
    .map((line) => (condition.test(line) ? `${line.replace(condition, '')}\n` : line))
    .join('\n')
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`content/notices/child.md has an unknown place: ${name}`)
      return value
    })
  const hash = createHash('sha256').update(shown).digest('hex')
  return {
    version,
    hash,
    provider,
    blocks: shown
      .trim()
      .split(/\n{2,}/)
      .map(blockOf),
  }
}

function blockOf(block: string): NoticeBlock {
  if (block.startsWith('## ')) return { kind: 'heading', text: block.slice(3) }
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => line.slice(2)) }
  }
  return { kind: 'text', text: lines.join(' ') }
}
