import { type FileInPassage, type PassageWithFiles, writeFiles } from './files-in-passage.ts'
import { readFiles } from './read-files.ts'

/** After a change of the passage its files are where their texts are now; one whose text was replaced is gone. */
export function followFiles(
  before: PassageWithFiles,
  { passage }: { passage?: string },
): Pick<PassageWithFiles, 'files'> {
  if (passage === undefined || before.files === '') return { files: before.files }
  const change = findChange(before.passage, passage)
  const moved = readFiles(before).flatMap((file) => moveFile(file, change, before.passage, passage))
  return { files: writeFiles(moved.flatMap((file) => withoutSpace(file, passage))) }
}

function withoutSpace({ start, end, ...file }: FileInPassage, passage: string): FileInPassage[] {
  const text = passage.slice(start, end)
  if (text.trim() === '') return []
  return [{ ...file, start: end - text.trimStart().length, end: start + text.trimEnd().length }]
}

/** What stood from `head` to `tail` was replaced; what follows stands `longer` characters further on. */
type Change = { head: number; tail: number; longer: number }

function findChange(before: string, after: string): Change {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let same = 0
  while (same < most - head && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { head, tail: before.length - same, longer: after.length - before.length }
}

/** What is typed at an edge of a text is outside of it; its first and last words may be corrected. */
function moveFile(
  { start, end, ...file }: FileInPassage,
  { head, tail, longer }: Change,
  before: string,
  after: string,
): FileInPassage[] {
  if (end <= head) return [{ ...file, start, end }]
  if (start >= tail) return [{ ...file, start: start + longer, end: end + longer }]
  const same = Math.max(0, head - start) + Math.max(0, end - tail)
  const isBroken = (at: number) => at > head && at < tail
  if (isBroken(start) || isBroken(end)) {
    // Lines that were joined have the same words.
    const [old, now] = [before.slice(head, tail), after.slice(head, tail + longer)]
    if (wordsOf(old) === wordsOf(now)) {
      const positionOf = (at: number) =>
        isBroken(at)
          ? head + positionAfter(now, wordsOf(before.slice(head, at)).length)
          : at <= head
            ? at
            : at + longer
      return [{ ...file, start: positionOf(start), end: positionOf(end) }]
    }
  }
  // Its first and last words tell where it begins and ends, also when words beside it were changed at the same time.
  const first = before.slice(start, Math.min(end, start + FEWEST_SAME))
  const last = before.slice(Math.max(start, end - FEWEST_SAME), end)
  const begin = after.indexOf(first, Math.min(start, head))
  const stop = after.lastIndexOf(last, Math.max(end, tail) + longer - last.length)
  const hasBegin = begin >= 0 && begin < tail + longer
  const hasEnd = stop >= 0 && stop >= head - last.length
  if (!hasBegin && !hasEnd && same < Math.min(FEWEST_SAME, (end - start) / 2)) return []
  const moved = {
    ...file,
    start: hasBegin ? begin : start <= head ? start : tail + longer,
    end: hasEnd ? stop + last.length : end >= tail ? end + longer : head,
  }
  return moved.start < moved.end ? [moved] : []
}

/** Of a text that stays and is corrected, so many characters stay in one step. */
const FEWEST_SAME = 20

/** Without what joining lines takes or adds. */
function wordsOf(text: string): string {
  return text.replace(/[\s\-‐\u00ad]+/gu, '')
}

/** The place in a text after so many of its letters. */
function positionAfter(text: string, letters: number): number {
  let left = letters
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at
    if (wordsOf(text[at] ?? '') !== '') left -= 1
  }
  return text.length
}
