import data from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import start from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import program from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import { limits } from '#domain/limits'
import type { UploadProblem } from '#domain/uploads'
import { FileProblem } from './file-problem.ts'
import { buildPage, isReadable, meanConfidence, type PhotoPage, type Recognized } from './photo-page.ts'
import { measurePhoto } from './photo-size.ts'

export type PhotoReply = { tag: 'tonewise' } & (
  | { kind: 'share'; percent: number; isTurned: boolean }
  | { kind: 'photo'; page: PhotoPage }
  | { kind: 'problem'; problem: UploadProblem }
)

/** Brightness of each pixel, 0 to 255, row by row. */
type Gray = { width: number; height: number; pixels: Uint8Array }

self.addEventListener('message', ({ data }: MessageEvent<{ bytes: ArrayBuffer }>) => {
  readPhoto(new Uint8Array(data.bytes)).then(
    (page) => send({ tag: 'tonewise', kind: 'photo', page }),
    (error) =>
      send({
        tag: 'tonewise',
        kind: 'problem',
        problem: error instanceof FileProblem ? error.problem : 'unreadable',
      }),
  )
})

function send(reply: PhotoReply): void {
  self.postMessage(reply)
}

async function readPhoto(bytes: Uint8Array<ArrayBuffer>): Promise<PhotoPage> {
  const gray = await decode(bytes)
  const recognize = await loadRecognizer().catch(() => {
    throw new FileProblem('photo-reader')
  })
  let read = recognize(gray)
  const mean = meanConfidence(read)
  if (mean !== null && !isReadable(mean)) {
    // Tesseract reads pages that lie on one side by itself; upside down, and on the other side, it reads nonsense.
    gray.pixels.reverse()
    isTurned = true
    const turned = recognize(gray)
    if ((meanConfidence(turned) ?? 0) > mean) read = turned
  }
  const found = meanConfidence(read)
  if (found === null) throw new FileProblem('wordless')
  if (!isReadable(found)) throw new FileProblem('unclear')
  return buildPage(read)
}

/** The photo in gray, upright as its camera says, scaled down to the size at which it is read. */
async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<Gray> {
  const size = measurePhoto(bytes)
  const { pixels, longSide } = limits.file.photo
  if (size.width * size.height > pixels) throw new FileProblem('pixels')
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => {
    throw new FileProblem('damaged')
  })
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new FileProblem('unreadable')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const { data: colors } = context.getImageData(0, 0, width, height)
  const gray = new Uint8Array(width * height)
  for (let at = 0; at < gray.length; at++) {
    const [red = 0, green = 0, blue = 0] = [colors[4 * at], colors[4 * at + 1], colors[4 * at + 2]]
    gray[at] = 0.299 * red + 0.587 * green + 0.114 * blue
  }
  return { width, height, pixels: gray }
}

async function loadRecognizer(): Promise<(picture: Gray) => Recognized> {
  const [english, tesseract] = await Promise.all([
    loadEnglish(),
    start({
      locateFile: () => program,
      TesseractProgress: reportProgress,
      print: () => undefined,
      printErr: () => undefined,
    }),
  ])
  tesseract.FS.writeFile('eng.traineddata', english)
  const api = new tesseract.TessBaseAPI()
  if (api.Init(null, 'eng', 1) !== 0) throw new FileProblem('photo-reader')
  // 2 is Sauvola's method, a threshold for each place: shaded and bent pages need it. 3 finds columns by itself.
  api.SetVariable('thresholding_method', '2')
  api.SetVariable('tessedit_pageseg_mode', '3')
  return ({ width, height, pixels }) => {
    const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
    const file = new Uint8Array(header.length + pixels.length)
    file.set(header)
    file.set(pixels, header.length)
    tesseract.FS.writeFile('/input', file)
    if (api.SetImageFile(1, 0) !== 0) throw new FileProblem('unreadable')
    api.Recognize(null)
    return JSON.parse(api.GetJSONText())
  }
}

let isTurned = false

/** Tesseract counts the words from 30 to 100. */
function reportProgress(percent: number): void {
  send({ tag: 'tonewise', kind: 'share', percent: Math.max(0, Math.round((percent - 30) / 0.7)), isTurned })
}

async function loadEnglish(): Promise<Uint8Array> {
  const response = await fetch(data)
  if (!response.ok || !response.body) throw new FileProblem('photo-reader')
  const unpacked = response.body.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(unpacked).arrayBuffer())
}
