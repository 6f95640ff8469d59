// Records the films of the video library from a running product: npm run record -- http://localhost:3000
// Needs ffmpeg. Each film is what the browser really shows; captions and transcript come from the same script.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../tests/find-browser.ts'
import { encodeFilm } from './record/encode-film.ts'
import { films } from './record/films.ts'
import { recordFilm } from './record/record-film.ts'
import { captionsOf, transcriptOf } from './record/write-words.ts'

const address = process.argv[2] ?? 'http://localhost:3000'
const only = process.argv[3]
const out = join('public', 'videos')
mkdirSync(out, { recursive: true })
mkdirSync(join('content', 'videos'), { recursive: true })

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
for (const film of films.filter(({ id }) => !only || id === only)) {
  const recorded = await recordFilm(browser, address, film)
  const size = await encodeFilm(recorded, join(out, film.id))
  writeFileSync(join(out, `${film.id}.vtt`), captionsOf(recorded.captions))
  writeFileSync(join('content', 'videos', `${film.id}.md`), transcriptOf(film, recorded.captions))
  console.log(`${film.id}: ${Math.round(recorded.seconds)} s, ${Math.round(size / 1024)} kB`)
}
await browser.close()
