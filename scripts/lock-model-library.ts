// Completes the lockfile of server/providers/model-file/library after npm wrote it: npm run lock:model (docs/decisions/0023).
import { readFileSync, writeFileSync } from 'node:fs'
import { filterPlatforms, type Lock } from './lockfile.ts'

const file = 'server/providers/model-file/library/package-lock.json'
const platforms = ['@node-llama-cpp/linux-x64', '@node-llama-cpp/linux-arm64']

const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
filterPlatforms(lock, '@node-llama-cpp/', platforms)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
