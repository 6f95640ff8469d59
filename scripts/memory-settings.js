// How the server's process holds its memory: for the launcher, and for the tests and benchmarks that start it themselves.
// Node 24 lets the space for young objects grow to 128 MB while the modules load and never gives it back; and glibc
// makes up to 8 heaps for each core, which stay as large as they once were.

/** Options of Node. */
export const memoryOptions = ['--max-semi-space-size=16']

/** Environment variables; what the operator has set stays. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' }
