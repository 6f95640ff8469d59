import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

test('a reading that is not in the library yet is shown on its page', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tonewise-reading-'))
  const file = join(folder, 'a-new-text.yaml')
  const known = readFileSync('content/library/o/ozymandias.yaml', 'utf8')
  writeFileSync(
    file,
    known.replace('slug: ozymandias', 'slug: a-new-text').replace('title: Ozymandias', 'title: A new text'),
  )
  const preview = spawn(process.execPath, ['scripts/library.ts', 'preview', file])
  const ended = new Promise((resolve) => preview.once('exit', resolve))
  let printed = ''
  preview.stdout.on('data', (piece) => {
    printed += piece
  })
  try {
    await expect
      .poll(() => printed, { timeout: 60_000 })
      .toMatch(/http:\/\/127\.0\.0\.1:\d+\/library\/a-new-text/)
    await page.goto(/http:\S+/.exec(printed)?.[0] ?? '')
    await expect(page.getByRole('heading', { name: 'A new text' })).toBeVisible()
    await expect(page.getByText('I met a traveller').first()).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('preview.png') })
  } finally {
    preview.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
})
