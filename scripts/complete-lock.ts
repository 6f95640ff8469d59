// Completes package-lock.json after npm wrote it, and refuses one that can't be trusted (docs/decisions/0003).
import { readFileSync, writeFileSync } from 'node:fs'
import { developmentStubs } from './development-stubs.ts'
import { completeLock, faultsOf, type Lock } from './lockfile.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
completeLock(lock, developmentStubs)
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)

const faults = faultsOf(lock, developmentStubs)
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
else process.stdout.write(`package-lock.json is complete; ${developmentStubs.length} stubs for development\n`)
