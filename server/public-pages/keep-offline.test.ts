import { expect, test } from 'vitest'
import { readSettings } from '#server/env'
import { createMemory } from '../http/memory.ts'
import { keepOffline } from './keep-offline.ts'

const settings = readSettings({ NODE_ENV: 'test', APP_URL: 'https://read.example' })

const product = {
  '/offline.js': 'self.addEventListener("fetch", () => offline.files)',
  '/on-this-device':
    '<link href="/assets/root-aaaaaaaa.css"><script src="/page.js?v=1"></script>import "/assets/manifest-1234abcd.js"; import "/assets/entry-bbbbbbbb.js"',
  '/assets/root-aaaaaaaa.css': 'a{src:url(/fonts/face.woff2)}',
  '/fonts/face.woff2': 'font',
  '/page.js?v=1': 'import("/lists.js")',
  '/lists.js': 'lists',
  '/assets/manifest-1234abcd.js': '"/assets/account-cccccccc.js"',
  '/assets/account-cccccccc.js': 'the account',
  '/assets/entry-bbbbbbbb.js': 'import("./reader-dddddddd.js")',
  '/assets/reader-dddddddd.js': 'new URL("/assets/words-eeeeeeee.txt"), "/assets/eng-ffffffff.gz"',
  '/assets/eng-ffffffff.gz': 'what reads photos',
  '/assets/words-eeeeeeee.txt': '/assets/account-cccccccc.js',
  '/library/works.json': '[]',
  '/home': 'a page of somebody',
}

function keep(files: Record<string, string>) {
  const memory = createMemory(() => false)
  for (const [path, text] of Object.entries(files))
    memory.keep(path, { bytes: Buffer.from(text), headers: {} })
  const kept = keepOffline(memory, settings)
  return { kept, worker: memory.look('/offline.js')?.bytes.toString() ?? '' }
}

test('the worker gets what the page leads to, and neither another screen nor a page', () => {
  const { kept, worker } = keep(product)
  expect(kept).toEqual([
    '/assets/eng-ffffffff.gz',
    '/assets/entry-bbbbbbbb.js',
    '/assets/manifest-1234abcd.js',
    '/assets/reader-dddddddd.js',
    '/assets/root-aaaaaaaa.css',
    '/assets/words-eeeeeeee.txt',
    '/fonts/face.woff2',
    '/library/works.json',
    '/on-this-device',
    '/page.js?v=1',
  ])
  expect(/"files":\[[^\]]*\]/.exec(worker)?.[0], 'not fetched before there is a photo').not.toContain('eng-')
  expect(worker).toMatch(
    /^const offline = \{"version":"[\w-]{12}","files":\[[^\]]*\],"filesForPhotos":\["\/assets\/eng-ffffffff.gz"\]\}\nself\./,
  )
})

test('the version changes with each file, and with nothing else', () => {
  const { worker } = keep(product)
  expect(keep(product).worker).toBe(worker)
  expect(keep({ ...product, '/home': 'another page' }).worker).toBe(worker)
  const versionOf = (text: string) => /"version":"([^"]+)"/.exec(text)?.[1]
  for (const path of ['/library/works.json', '/on-this-device', '/offline.js'] as const)
    expect(versionOf(keep({ ...product, [path]: `${product[path]} ` }).worker), path).not.toBe(
      versionOf(worker),
    )
})

test('data packed as one long word is passed over in a moment', () => {
  const packed = `"${'a-'.repeat(400_000)}"; import "./reader-dddddddd.js"`
  expect(keep({ ...product, '/assets/entry-bbbbbbbb.js': packed }).kept).toEqual(keep(product).kept)
})

test('without the page nothing is kept, and the worker stays as it is', () => {
  const { '/on-this-device': _, ...rest } = product
  const { kept, worker } = keep(rest)
  expect(kept).toEqual([])
  expect(worker).toBe(product['/offline.js'])
})
