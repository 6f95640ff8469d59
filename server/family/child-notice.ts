import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { days, kept, months } from '#domain/retention'
import type { Settings } from '../env.ts'
import { nameProvider } from '../model-service.ts'

export type NoticeBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }

/** `hash` is that of the words as they were shown: another AI service makes another notice. */
export type ChildNotice = { version: string; hash: string; provider: string | null; blocks: NoticeBlock[] }

const file = join(process.cwd(), 'content', 'notices', 'child.md')
const condition = /^\[(with|without) a model\] /

/** What a grown-up reads before they agree to something for a child, with the AI service of the settings in it. */
export function readChildNotice(settings: Settings, text = readFileSync(file, 'utf8')): ChildNotice {
  const [, version, body] = /^version: (\S+)\n(.*)$/s.exec(text) ?? []
  if (!version || !body) throw new Error('content/notices/child.md must begin with its version')
  const provider = nameProvider(settings)
  const values: Record<string, string> = {
    provider: provider ?? '',
    unused: months(kept.unusedChild),
    notice: days(kept.notice),
    lapsed: days(kept.lapsedChild),
  }
  const shown = body
    .split('\n')
    .filter((line) => (condition.exec(line)?.[1] ?? '') !== (provider ? 'without' : 'with'))
    // Lines that stand together under a condition are paragraphs of their own.
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
