import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ggufHead } from '#tests/model-folder'
import { addModelFile } from './add-file.ts'
import { modelFolders, whyNoModelFile } from './model-files.ts'

const root = mkdtempSync(join(tmpdir(), 'tonewise-command-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(root, 'data-'))
})

/** The command as an operator types it, with the stand-in of npm. */
function model(words: string[], more: Record<string, string> = {}) {
  const npm = join('tests', 'fakes', 'npm.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/model.ts', ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, npm_execpath: join(process.cwd(), npm), ...more },
  })
  return { status, stdout, stderr }
}

function file(name: string, content: Buffer | string = ggufHead()): string {
  const path = join(root, name)
  writeFileSync(path, content)
  return path
}

test('a model file is added, listed and removed, with its library', () => {
  expect(model(['list']).stdout).toBe('No model file is added.\n')
  expect(model(['add', file('small.gguf')])).toMatchObject({
    status: 0,
    stdout: 'small.gguf is added. An admin can choose it on the page “AI reader”.\n',
  })
  expect(model(['list']).stdout).toBe('small.gguf  0.0 GB\n')
  expect(model(['add', file('small.gguf')]).stderr).toContain('a model file named small.gguf already')
  expect(model(['remove', 'small.gguf'])).toMatchObject({ status: 0 })
  expect(model(['list']).stdout).toBe('No model file is added.\n')
  expect(existsSync(modelFolders(dataDir).library)).toBe(false)
  expect(model(['remove', '../secret']).stderr).toContain('There is no model file named')
})

const loop = join(root, 'loop.gguf')
symlinkSync(loop, loop)
mkdirSync(join(root, 'folder.gguf'))
truncateSync(file('huge.gguf'), 4e12)
test.each([
  ['a missing file', join(root, 'none.gguf'), /There is no file/],
  ['a folder', join(root, 'folder.gguf'), /is a folder/],
  ['a device', '/dev/null', /no ordinary file/],
  ['a file that can’t be read', loop, /can’t be read \(ELOOP\)/],
  ['another ending', file('model.bin'), /ends in \.gguf/],
  ['a strange name', file('my model.gguf'), /Rename my model\.gguf/],
  ['another format', file('text.gguf', 'Once upon a time'), /is no GGUF file/],
  ['an empty file', file('empty.gguf', ''), /is no GGUF file/],
  ['a cut head', file('cut.gguf', 'GGUF'), /is damaged/],
  ['an unknown version', file('new.gguf', ggufHead(9)), /a version that we can’t read/],
  ['one part of several', file('big-00001-of-00002.gguf'), /one part of several/],
  ['one that is too big for the memory', join(root, 'huge.gguf'), /needs about 4001\.5 GB of memory/],
  [
    'one that the library refuses',
    file('damaged.gguf'),
    /tensor output\.weight is missing Nothing was added/,
  ],
  ['one that breaks the library', file('crashing.gguf'), /ended \(SIGABRT\)\. Nothing was added/],
])('%s is refused in a sentence, and nothing stays', (_, path, sentence) => {
  const result = model(['add', path])
  expect(result.stderr).toMatch(sentence)
  expect(result).toMatchObject({ status: 1, stdout: '' })
  const { files, library } = modelFolders(dataDir)
  expect(existsSync(files) ? readdirSync(files) : []).toEqual([])
  expect(existsSync(library)).toBe(false)
})

test('without room for a copy nothing is added', async () => {
  await expect(addModelFile(join(root, 'huge.gguf'), dataDir, Number.POSITIVE_INFINITY)).rejects.toThrow(
    /not enough room.* are free\. Nothing was added/,
  )
  expect(readdirSync(modelFolders(dataDir).files)).toEqual([])
})

test('where the data folder can’t be written nothing is added', async () => {
  const blocked = file('blocked', '')
  await expect(addModelFile(file('small.gguf'), blocked, 1e12)).rejects.toThrow(/could not be copied/)
  const result = model(['add', file('small.gguf')], { DATA_DIR: blocked })
  expect(result.stderr).toMatch(/can’t be written \(ENOTDIR\)\. Nothing was added/)
})

test('without a network npm’s reason is told, and nothing stays', () => {
  const result = model(['add', file('small.gguf')], { FAKE_NPM: 'offline' })
  expect(result.stderr).toContain(
    'npm could not fetch node-llama-cpp, which runs model files: code EAI_AGAIN',
  )
  expect(model(['list']).stdout).toBe('No model file is added.\n')
  expect(existsSync(modelFolders(dataDir).library)).toBe(false)
})

test('the container image refuses it, and so does another system', () => {
  const result = model(['add', file('small.gguf')], { TONEWISE_IMAGE: '1' })
  expect(result).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('container image runs no model files'),
  })
  expect(whyNoModelFile(false, 'darwin-arm64')).toContain('Linux')
  expect(whyNoModelFile(false, 'linux-arm64')).toBeNull()
})

test.each([[[]], [['add']], [['list', 'all']], [['remove']], [['add', 'a', 'b']], [['buy', 'a']]])(
  'the words %j are answered with how to use the command',
  (words) => {
    expect(model(words).stderr).toContain('Use: npm run model')
  },
)
