import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recorded } from './record-film.ts'

/** Writes `name`.webm (VP9, no sound) and `name`.webp, its still. Returns the film's size in bytes. */
export async function encodeFilm({ frames, seconds, still }: Recorded, name: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  const list = frames.map(({ image, at }, index) => {
    const file = join(folder, `${index}.png`)
    writeFileSync(file, image)
    const shown = Math.max(0.02, (frames[index + 1]?.at ?? seconds) - (index === 0 ? 0 : at))
    return `file '${file}'\nduration ${shown.toFixed(3)}`
  })
  // The last frame is named twice, or ffmpeg shows it for no time at all.
  writeFileSync(
    join(folder, 'list'),
    `${list.join('\n')}\nfile '${join(folder, `${frames.length - 1}.png`)}'\n`,
  )
  writeFileSync(join(folder, 'still.png'), still)
  const film = `${name}.webm`
  run([
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    join(folder, 'list'),
    '-vf',
    'fps=12,scale=1280:720',
    ...vp9,
    film,
  ])
  run(['-i', join(folder, 'still.png'), '-vf', 'scale=640:360', '-quality', '80', `${name}.webp`])
  rmSync(folder, { recursive: true })
  return statSync(film).size
}

const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p', '-an']

function run(args: string[]): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args])
}
