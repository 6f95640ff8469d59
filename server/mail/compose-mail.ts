import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

export type ComposedMail = { subject: string; text: string; html: string }

const frontMatter = z.strictObject({ subject: z.string().min(3).max(100) })
const templateName = /^[a-z]+(-[a-z]+)*$/
const placeholder = /\{(\w+)\}/g
/** A line that is a link alone: `[Choose a new password]({link})`. */
const linkLine = /^\[([^\]]+)\]\((\S+)\)$/

/**
 * Makes a mail from content/mail/NAME.md: front matter with the subject, then paragraphs, lists with "- " and lines
 * that are one link. Values are plain text. Throws when the file is wrong or a {place} has no value.
 */
export async function composeMail(
  template: string,
  values: Record<string, string>,
  root: string = process.cwd(),
): Promise<ComposedMail> {
  if (!templateName.test(template)) throw new Error(`${template} is no name of a mail`)
  const file = await readFile(join(root, 'content', 'mail', `${template}.md`), 'utf8')
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? []
  const { subject } = frontMatter.parse(parse(head))
  const blocks = body.trim().split(/\n{2,}/)
  return {
    // A subject is one line, whatever a value holds.
    subject: fill(subject, values).replace(/\s+/g, ' '),
    text: `${blocks.map((block) => textOf(block, values)).join('\n\n')}\n`,
    html: page(blocks.map((block) => htmlOf(block, values)).join('\n')),
  }
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(placeholder, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the mail has no value for {${name}}`)
    return value
  })
}

function textOf(block: string, values: Record<string, string>): string {
  const link = linkLine.exec(block)
  return fill(link ? `${link[1]}:\n${link[2]}` : block, values)
}

function htmlOf(block: string, values: Record<string, string>): string {
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]))
  const link = linkLine.exec(block)
  if (link)
    return `<p><a href="${fill(link[2] ?? '', escaped)}">${fill(escapeHtml(link[1] ?? ''), escaped)}</a></p>`
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    const items = lines.map((line) => `<li>${fill(escapeHtml(line.slice(2)), escaped)}</li>`)
    return `<ul>${items.join('')}</ul>`
  }
  return `<p>${fill(escapeHtml(block), escaped).replaceAll('\n', '<br>')}</p>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function page(body: string): string {
  return `<!doctype html>\n<html lang="en"><body style="font:18px/1.6 sans-serif;max-width:34em">\n${body}\n</body></html>\n`
}
