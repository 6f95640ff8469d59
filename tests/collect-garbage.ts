import { afterEach, beforeEach } from 'vitest'

const { gc } = globalThis
if (!gc) throw new Error('Run this project with --expose-gc.')

/** Collects garbage again and again while a test runs, so that nothing may hang on an object that nobody holds. */
let timer: NodeJS.Timeout
beforeEach(() => {
  timer = setInterval(() => gc(), 100)
})
afterEach(() => clearInterval(timer))
