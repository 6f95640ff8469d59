import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '#domain/limits'
import type { ChildMessage, StartMessage } from './load-model.ts'
import { findModelFile, modelFolders } from './model-files.ts'

/** Milliseconds and bytes; see `limits.modelFile`. */
export type ProcessLimits = {
  load: number
  stop: number
  idle: number
  maxExtraMemory: number
  watch: number
}

/** Where the child can be asked, or a word for the log and a sentence for an operator why there is none. */
export type Started = { baseUrl: string; apiKey: string } | { detail: string; sentence: string }

type Running = {
  name: string
  child: ChildProcess
  started: Promise<Started>
  isFree: boolean
  onFree(): void
  endedBy: string | null
}

export type ModelProcess = {
  /** Starts the child with this file unless it runs. Never rejects. */
  start(name: string): Promise<Started>
  /** After an answer: ends a child that stalled or does not become free. Resolves with why the child ended, if it did. */
  rest(isStalled: boolean): Promise<string | null>
  end(): void
}

/** The one child that runs a model file for this process. It keeps no process alive and ends by itself when idle. */
export function createModelProcess(dataDir: string, own: Partial<ProcessLimits> = {}): ModelProcess {
  const most: ProcessLimits = { ...limits.modelFile, ...own }
  let running: Running | null = null
  /** The one that was asked last, also when it has ended since. */
  let asked: Running | null = null
  let idle: NodeJS.Timeout | undefined

  function kill(one: Running, why: string) {
    one.endedBy ??= why
    if (running === one) running = null
    one.child.kill('SIGKILL')
  }

  function begin(name: string, path: string): Running {
    const child = fork(join(process.cwd(), 'server', 'providers', 'model-file', 'model-child.ts'), {
      execArgv: [],
      // Nothing of ours that is secret; PATH and the like are no business of the library either.
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const one: Running = {
      name,
      child,
      started: Promise.resolve({ detail: '', sentence: '' }),
      isFree: true,
      onFree: () => undefined,
      endedBy: null,
    }
    one.started = waitFor(one, most.load, kill)
    const watch = setInterval(() => {
      if (residentBytes(child.pid) > sizeOf(path) + most.maxExtraMemory) kill(one, 'memory')
    }, most.watch).unref()
    child.once('close', (code, signal) => {
      clearInterval(watch)
      one.endedBy ??= `child ended with ${signal ?? code}`
      one.onFree()
      if (running === one) running = null
    })
    const message: StartMessage = { ...startOf(dataDir), file: path, key: keyOf(one), parent: process.pid }
    child.send(message, () => undefined)
    child.unref()
    child.channel?.unref()
    return one
  }

  return {
    async start(name) {
      clearTimeout(idle)
      const path = findModelFile(dataDir, name)
      if (!path) return { detail: 'no file', sentence: `There is no model file named ${name}.` }
      if (running && running.name !== name) kill(running, 'another model')
      running ??= begin(name, path)
      const one = running
      const started = await one.started
      one.isFree = false
      asked = one
      return started
    },
    async rest(isStalled) {
      const one = asked
      if (!one) return null
      if (isStalled || !(await becomesFree(one, most.stop))) kill(one, 'stalled')
      clearTimeout(idle)
      idle = setTimeout(() => kill(one, 'idle'), most.idle).unref()
      return one.endedBy
    },
    end() {
      clearTimeout(idle)
      if (running) kill(running, 'ended')
    },
  }
}

const keys = new WeakMap<Running, string>()

function keyOf(one: Running): string {
  const key = keys.get(one) ?? randomBytes(24).toString('base64url')
  keys.set(one, key)
  return key
}

function startOf(dataDir: string): { library: string } {
  const { library } = modelFolders(dataDir)
  return { library: join(library, 'node_modules', 'node-llama-cpp', 'dist', 'index.js') }
}

const sentences = {
  library: 'The library that runs model files did not start:',
  model: 'The model could not be loaded:',
}

/** Resolves when the child listens, or with why it never will. */
function waitFor(one: Running, most: number, kill: (one: Running, why: string) => void): Promise<Started> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      kill(one, 'not loaded in time')
      finish({ detail: 'not loaded in time', sentence: `It was not loaded after ${most / 1_000} seconds.` })
    }, most)
    function finish(started: Started) {
      clearTimeout(timer)
      resolve(started)
    }
    one.child.on('message', (message: ChildMessage) => {
      if (message.kind === 'ready')
        finish({ baseUrl: `http://127.0.0.1:${message.port}/v1`, apiKey: keyOf(one) })
      else if (message.kind === 'problem')
        finish({ detail: message.what, sentence: `${sentences[message.what]} ${message.words}` })
      else {
        one.isFree = true
        one.onFree()
      }
    })
    one.child.once('error', () => finish({ detail: 'no process', sentence: 'No process could be started.' }))
    one.child.once('close', (code, signal) => {
      const why = one.endedBy ?? String(signal ?? code)
      finish({ detail: why, sentence: `The process that loads it ended (${why}).` })
    })
  })
}

function becomesFree(one: Running, most: number): Promise<boolean> {
  if (one.isFree || one.endedBy) return Promise.resolve(true)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), most)
    one.onFree = () => {
      clearTimeout(timer)
      resolve(true)
    }
  })
}

/** Memory that a process holds, its mapped file included; 0 where nobody tells. */
function residentBytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
