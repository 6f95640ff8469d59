import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { limits } from '#domain/limits'

const headBytes = 24

/**
 * Why a file can't be added as a model, as a sentence; null when nothing speaks against it. Whether the model itself
 * is whole shows only when it is loaded. `memory`: bytes that this machine has. Format: GGUF, versions 2 and 3.
 */
export function problemOfFile(path: string, memory: number): string | null {
  const name = basename(path)
  const bytes = sizeOf(path)
  if (typeof bytes === 'string') return bytes
  if (!/^[\w.+-]+\.gguf$/i.test(name) || name.length > limits.modelFile.name)
    return `The name of a model file ends in .gguf and has only letters, digits and . _ + -, at most ${limits.modelFile.name} characters. Rename ${name}.`
  if (/-\d{5}-of-\d{5}\.gguf$/i.test(name))
    return `${name} is one part of several. Join the parts first (llama-gguf-split --merge).`
  const head = readHead(path)
  if (typeof head === 'string') return head
  if (head.subarray(0, 4).toString('latin1') !== 'GGUF')
    return `${name} is no GGUF file. Only model files in the format of llama.cpp can be used.`
  const version = head.length < headBytes ? 0 : head.readUInt32LE(4)
  if (version !== 2 && version !== 3)
    return `${name} is damaged, or a GGUF file of a version that we can’t read.`
  const needed = bytes + limits.modelFile.minFreeMemory
  return needed > memory
    ? `${name} needs about ${gigabytes(needed)} of memory. This machine has ${gigabytes(memory)}. Choose a smaller model.`
    : null
}

/** "3.2 GB". */
export function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}

function sizeOf(path: string): number | string {
  try {
    const stat = statSync(path)
    if (stat.isDirectory()) return `${path} is a folder. Name the .gguf file in it.`
    return stat.isFile() ? stat.size : `${path} is no ordinary file.`
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? `There is no file ${path}.` : unreadable(path, error)
  }
}

function readHead(path: string): Buffer | string {
  try {
    const file = openSync(path, 'r')
    try {
      const head = Buffer.alloc(headBytes)
      return head.subarray(0, readSync(file, head, 0, headBytes, 0))
    } finally {
      closeSync(file)
    }
  } catch (error) {
    return unreadable(path, error)
  }
}

function unreadable(path: string, error: unknown): string {
  return `${path} can’t be read (${codeOf(error)}). Check the path and who may read it.`
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
}
