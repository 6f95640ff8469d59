import { joinPassage } from '#domain/file-text'
import { writeLeftNumbers } from '#domain/printed-lines'
import type { Draft } from '../../drafts/draft-store.ts'
import {
  type PassageWithFiles as Box,
  type FileInPassage,
  writeFiles,
} from '../../drafts/files-in-passage.ts'
import { readFiles } from '../../drafts/read-files.ts'
import type { BoxState, ReadFile } from './box-state.ts'

/** The files whose texts stand in the box, with these texts, in their order. */
export function filesIn(box: Box): (FileInPassage & { text: string })[] {
  return readFiles(box)
    .map((file) => ({ ...file, text: box.passage.slice(file.start, file.end) }))
    .sort((one, other) => one.start - other.start)
}

/** The text of a file below what stands in the box. */
export function addBelow(box: Box, { name, text, whole }: ReadFile): Box {
  const added = text.trimEnd()
  const passage = joinPassage(box.passage, added)
  const part = whole === undefined ? {} : { isPart: true as const }
  const span = { name, start: passage.length - added.length, end: passage.length, ...part }
  return { passage, files: writeFiles([...readFiles(box), span]) }
}

/** The box without the text of a file, and without the gap that it leaves. */
export function takeOut(box: Box, { start, end }: FileInPassage): Box {
  const passage = joinPassage(
    box.passage.slice(0, start).trimEnd(),
    box.passage.slice(end).replace(/^\s*\n/u, ''),
  )
  const others = readFiles(box).filter((file) => file.start !== start)
  return {
    passage,
    files: writeFiles(others.map((file) => shift(file, start, passage.length - box.passage.length))),
  }
}

/** Another text in the place of a file's text. */
export function putInstead(box: Box, { start, end }: FileInPassage, text: string): Box {
  const passage = box.passage.slice(0, start) + text + box.passage.slice(end)
  const files = readFiles(box).map((file) =>
    file.start === start
      ? { ...file, end: start + text.length }
      : shift(file, start, passage.length - box.passage.length),
  )
  return { passage, files: writeFiles(files) }
}

function shift(file: FileInPassage, from: number, by: number): FileInPassage {
  return file.start < from ? file : { ...file, start: file.start + by, end: file.end + by }
}

/**
 * What was read for a text of the box: the file with this text, else the last one of its name, whose text was changed.
 * Undefined after a reload.
 */
export function readOf(
  { name, text }: { name: string; text: string },
  { read }: BoxState,
): ReadFile | undefined {
  const isSame = (file: ReadFile) => [file.text.trim(), file.whole?.trim()].includes(text.trim())
  return read.find(isSame) ?? read.findLast((file) => file.name === name)
}

/** A file was read: its text goes below what stands there, unless it is there already or another file's text is. */
export function addFile(box: Box, state: BoxState, file: ReadFile): { box: Box; state: BoxState } {
  const inBox = filesIn(box)
  const calm = { ...state, waiting: null, twice: null, taken: null }
  if (inBox.some(({ text }) => [file.text.trim(), file.whole?.trim()].includes(text.trim())))
    return { box, state: { ...calm, twice: file.name } }
  const read = [...state.read, file]
  if (inBox.length > 0) return { box, state: { ...calm, read, waiting: file } }
  return { box: addBelow(box, file), state: { ...calm, read } }
}

/** The numbers that left the text of the box with the files in it. */
export function leftNumbersOf(
  { leftNumbers }: Pick<Draft, 'leftNumbers'>,
  passage: string,
  { read }: BoxState,
): string {
  return writeLeftNumbers(
    passage,
    leftNumbers,
    read.flatMap((file) => file.leftNumbers ?? []),
  )
}
