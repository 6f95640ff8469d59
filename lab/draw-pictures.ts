// Draws the pictures that stand beside a link to a page: one for each post of the blog, one for everything else, and
// the icon of a phone's home screen. Run after a post is written: node scripts/launch.js lab/draw-pictures.ts
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { passageNotes } from '../app/components/public/passage-notes.ts'
import { audienceNames } from '../domain/audiences.ts'
import type { ContentType, GradeLevel } from '../domain/choices.ts'
import { type Post, readPosts } from '../server/library/posts.ts'
import { browserArguments, findBrowser } from '../tests/find-browser.ts'

/** A title over one line of text in which the engine marked words, with what it says about them. */
type Picture = {
  title: string
  line: { before: string; words: string; after: string; note: string }
  foot: string
}

const folder = join('public', 'pictures')
const most = 60_000
/** Characters of the marked line; longer ones are cut at spaces. */
const lineLength = 62

const font = readFileSync(join('public', 'fonts', 'atkinson-hyperlegible-next-latin.woff2')).toString(
  'base64',
)
const style = `
@font-face { font-family: A; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; padding: 64px 72px; background: #f7f5ef; color: #22262b;
  font: 400 34px/1.5 A; display: flex; flex-direction: column; justify-content: space-between }
.logo { font-size: 40px; font-weight: 700 } .logo span { border-bottom: 5px solid #1f4e79 }
h1 { font-size: 72px; line-height: 1.15; text-wrap: balance; max-width: 1040px }
.sheet { background: #fffdf8; border: 1px solid #d9d5c8; border-radius: 16px; padding: 24px 32px }
.m { background: #ffedb8; border-radius: 4px; text-decoration: underline 3px; text-underline-offset: 0.25em }
sup { font-size: 0.65em; font-weight: 700; line-height: 1 }
.note { display: flex; gap: 16px; align-items: center; margin-top: 12px; font-size: 30px }
.n { flex: none; display: grid; place-items: center; width: 44px; height: 44px; border: 2px solid; border-radius: 50%;
  font-weight: 700; font-size: 24px }
.foot { display: flex; justify-content: space-between; align-items: baseline; color: #4a4f57 }
`

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await draw(page, 'tonewise', {
    title: 'Don’t just name the tone. See the words that create it.',
    line: markedLine('“True!—nervous—very, very dreadfully nervous I had been and am”', 'fiction', 'middle'),
    foot: 'Reading guidance for students of all ages',
  })
  for (const post of readPosts()) await draw(page, post.slug, pictureOf(post))
  await drawIcons(page)
} finally {
  await browser.close()
}

function pictureOf({ title, audience, parts }: Post): Picture {
  const example = parts.flatMap((part) => (part.kind === 'example' ? [part.example] : []))[0]
  if (!example) throw new Error(`${title} has no passage to draw`)
  return {
    title,
    line: markedLine(example.text, example.type, example.level),
    foot: `For ${audienceNames[audience].toLowerCase()}`,
  }
}

/** The line of a passage with the first note of the engine, cut to what one line of the picture holds. */
function markedLine(text: string, type: ContentType, level: GradeLevel): Picture['line'] {
  const { notes, spans } = passageNotes({ text, type, level, show: 6 })
  const short = spans.filter(
    ({ start, end }) => end - start < lineLength / 2 && !text.slice(start, end).includes('\n'),
  )
  // What is only possible needs more room than a picture has.
  const feeling = notes.find(
    ({ name, sentences }) => name === 'Feeling word' && !sentences[0]?.includes(' may '),
  )
  const span = short.find(({ number }) => number === feeling?.number) ?? short[0]
  const note = notes.find(({ number }) => number === span?.number)
  if (!span || !note) throw new Error(`The engine notices nothing in "${text.slice(0, 40)}"`)
  const from = text.lastIndexOf('\n', span.start) + 1
  const to = (text.indexOf('\n', span.end) + text.length + 1) % (text.length + 1)
  const words = text.slice(span.start, span.end)
  const before = cutStart(text.slice(from, span.start), Math.floor((lineLength - words.length) / 2))
  return {
    before,
    words,
    after: cutEnd(text.slice(span.end, to), lineLength - before.length - words.length),
    note: `${note.name}. ${note.sentences[0] ?? ''}`,
  }
}

function cutStart(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(-length)
  return `… ${cut.slice(cut.indexOf(' ') + 1)}`
}

function cutEnd(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}

async function draw(page: Page, name: string, { title, line, foot }: Picture) {
  const [before, words, after, note] = [line.before, line.words, line.after, line.note].map(inHtml)
  await page.setContent(`<style>${style}</style>
<h1>${inHtml(title)}</h1>
<div class="sheet"><p>${before}<span class="m">${words}<sup>1</sup></span>${after}</p>
<p class="note"><span class="n">1</span><span>${note}</span></p></div>
<p class="foot"><span class="logo" style="color:#22262b"><span>Tone</span>wise</span><span>${inHtml(foot)}</span></p>`)
  await save(page, join(folder, `${name}.png`))
}

/** One picture in three sizes: for a phone's home screen, and for a page that is installed. */
async function drawIcons(page: Page) {
  const icon = readFileSync(join('public', 'favicon.svg'), 'utf8').replace('rx="7"', 'rx="0"')
  for (const [name, size] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${icon}`,
    )
    await save(page, join('public', `${name}.png`))
  }
}

async function save(page: Page, path: string) {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path })
  const { size } = statSync(path)
  if (size > most) throw new Error(`${path} has ${size} bytes, at most ${most} are allowed`)
  console.log(`${path} ${(size / 1000).toFixed(1)} kB`)
}

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
