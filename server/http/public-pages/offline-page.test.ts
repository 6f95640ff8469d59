import { expect, test } from 'vitest'
import { readSettings } from '#server/env'
import { createResponseCache } from '../response-cache.ts'
import { cacheOfflinePage } from './offline-page.ts'

const settings = readSettings({ NODE_ENV: 'test', APP_URL: 'https://read.example' })

const product = {
  '/offline.js': 'self.addEventListener("fetch", () => offline.files)',
  '/on-this-device':
    '<link href="/assets/root-aaaaaaaa.css"><script src="/programs/page.js?v=1"></script>import "/assets/manifest-1234abcd.js"; import "/assets/entry-bbbbbbbb.js"',
  '/assets/root-aaaaaaaa.css': 'a{src:url(/fonts/face.woff2)}',
  '/fonts/face.woff2': 'font',
  '/programs/page.js?v=1': 'the page',
  '/assets/manifest-1234abcd.js': '"/assets/account-cccccccc.js"',
  '/assets/account-cccccccc.js': 'the account',
  '/assets/entry-bbbbbbbb.js': 'import("./reader-dddddddd.js")',
  '/assets/reader-dddddddd.js': 'new URL("/assets/words-eeeeeeee.txt"), "/assets/eng-ffffffff.gz"',
  '/assets/eng-ffffffff.gz': 'what reads photos',
  '/assets/words-eeeeeeee.txt': '/assets/account-cccccccc.js',
  '/library/works.json': '[]',
  '/home': 'a page of somebody',
}

function store(files: Record<string, string>) {
  const cache = createResponseCache(() => false)
  for (const [path, text] of Object.entries(files))
    cache.store(path, { bytes: Buffer.from(text), headers: {} })
  const cached = cacheOfflinePage(cache, settings)
  return { cached, worker: cache.find('/offline.js')?.bytes.toString() ?? '' }
}

test('the worker gets what the page leads to, and neither another screen nor a page', () => {
  const { cached, worker } = store(product)
  expect(cached).toEqual([
    '/assets/eng-ffffffff.gz',
    '/assets/entry-bbbbbbbb.js',
    '/assets/manifest-1234abcd.js',
    '/assets/reader-dddddddd.js',
    '/assets/root-aaaaaaaa.css',
    '/assets/words-eeeeeeee.txt',
    '/fonts/face.woff2',
    '/library/works.json',
    '/on-this-device',
    '/programs/page.js?v=1',
  ])
  expect(/"files":\[[^\]]*\]/.exec(worker)?.[0], 'not fetched before there is a photo').not.toContain('eng-')
  expect(worker).toMatch(
    /^const offline = \{"version":"[\w-]{12}","files":\[[^\]]*\],"filesForPhotos":\["\/assets\/eng-ffffffff.gz"\]\}\nself\./,
  )
})

test('the version changes with each file, and with nothing else', () => {
  const { worker } = store(product)
  expect(store(product).worker).toBe(worker)
  expect(store({ ...product, '/home': 'another page' }).worker).toBe(worker)
  const versionOf = (text: string) => /"version":"([^"]+)"/.exec(text)?.[1]
  for (const path of ['/library/works.json', '/on-this-device', '/offline.js'] as const)
    expect(versionOf(store({ ...product, [path]: `${product[path]} ` }).worker), path).not.toBe(
      versionOf(worker),
    )
})

test('one very long word of packed data is skipped in linear time', () => {
  const packed = `"${'a-'.repeat(400_000)}"; import "./reader-dddddddd.js"`
  expect(store({ ...product, '/assets/entry-bbbbbbbb.js': packed }).cached).toEqual(store(product).cached)
})

test('without the page nothing is cached, and the worker is unchanged', () => {
  const { '/on-this-device': _, ...rest } = product
  const { cached, worker } = store(rest)
  expect(cached).toEqual([])
  expect(worker).toBe(product['/offline.js'])
})
