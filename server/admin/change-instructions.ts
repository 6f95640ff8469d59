import { contentTypeNames, gradeLevelNames } from '#domain/choices'
import { limits } from '#domain/limits'
import { recordAuditEvent } from '../http/audit-log/record-event.ts'
import { isUuid } from '../http/is-uuid.ts'
import { readSafetyPart, readVariants } from '../library/compose-instructions.ts'
import type { Runtime } from '../runtime.ts'
import { minuteOf } from './load-overview.ts'
import { findPromptById, listPrompts, listPromptVersions, savePrompt } from './queries.ts'

type Change = { id: string; savedBy: string; form: FormData }

/** What the page shows when nothing was saved: the text that was typed is in it. */
export type Unsaved = {
  problem: string | null
  text: string
  version: number
  preview: Awaited<ReturnType<typeof preview>> | null
}

/** Does what the pressed button says: `preview`, `save`, or `restore` of version `restored`. */
export async function changeInstructions(
  runtime: Runtime,
  { id, savedBy, form }: Change,
): Promise<{ isSaved: true } | Unsaved> {
  const { database, now } = runtime
  const version = Number(form.get('version'))
  const intent = form.get('intent')
  const typed = clean(String(form.get('text') ?? ''))
  const text = intent === 'restore' ? await earlierText(runtime, id, Number(form.get('restored'))) : typed
  const unsaved = (problem: string | null): Unsaved => ({ problem, text: text ?? '', version, preview: null })
  if (text === null) return { ...unsaved('There is no such version.'), text: await currentText(runtime, id) }
  if (intent === 'preview') return { ...unsaved(null), preview: await preview(text) }
  const problem = await problemOf(text)
  if (problem) return unsaved(problem)
  const isSaved = await savePrompt(database, { id, version, text, savedBy, now: now() })
  if (isSaved) await recordAuditEvent(database.query, runtime, { kind: 'admin', accountId: savedBy })
  return isSaved
    ? { isSaved }
    : unsaved(
        'Another version was saved in the meantime. Your text is still in the box. Copy it, then reload.',
      )
}

async function earlierText({ database }: Runtime, id: string, version: number): Promise<string | null> {
  if (!isUuid(id)) return null
  const versions = await listPromptVersions(database, id)
  return versions.find((one) => one.version === version)?.text ?? null
}

async function currentText({ database }: Runtime, id: string): Promise<string> {
  return (isUuid(id) && (await findPromptById(database, id))?.text) || ''
}

/** What a model is sent with this text, in each situation. */
async function preview(text: string) {
  const { noPassage, followUp, library } = await readVariants()
  return {
    problem: await problemOf(text),
    characters: text.length,
    situations: [
      { name: 'A question with a passage', text },
      { name: 'Added to it when there is no passage', text: noPassage },
      { name: 'Added to it for a follow-up question', text: followUp },
      { name: 'Added to it, with the notes, for a text of the library', text: library },
    ],
  }
}

/** Instructions without the safety part must not exist, whoever writes them. */
async function problemOf(text: string): Promise<string | null> {
  if (text.length > limits.instructions)
    return `The text is ${text.length} characters long. The limit is ${limits.instructions}.`
  const isSafe = text.includes(await readSafetyPart())
  return isSafe ? null : 'The safety part is missing or changed. It must stay word for word.'
}

function clean(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed().trim()
}

/** One instruction with every text that it had, or null. */
export async function loadInstruction({ database }: Runtime, id: string) {
  const prompt = isUuid(id) ? await findPromptById(database, id) : null
  if (!prompt) return null
  const versions = await listPromptVersions(database, id)
  return {
    name: nameOf(prompt),
    version: prompt.version,
    text: prompt.text,
    versions: versions.map(({ savedAt, savedBy, ...rest }) => ({
      ...rest,
      savedAt: minuteOf(savedAt),
      savedBy: savedBy ?? 'came with Tonewise',
    })),
  }
}

/** The instructions of each level and type, and the default, with what each is for. */
export async function loadInstructionList({ database }: Runtime) {
  const rows = await listPrompts(database)
  return rows.map(({ id, version, updatedAt, isOriginal, ...scope }) => ({
    id,
    name: nameOf(scope),
    version,
    changedAt: minuteOf(updatedAt),
    isOriginal,
  }))
}

type PromptScope = { gradeLevel: string | null; contentType: string | null; isDefault: boolean }

function nameOf({ gradeLevel, contentType, isDefault }: PromptScope): string {
  if (isDefault) return 'Default (used when a level and type have no text of their own)'
  const grade = gradeLevelNames[gradeLevel as keyof typeof gradeLevelNames]
  const type = contentTypeNames[contentType as keyof typeof contentTypeNames]
  return `${grade ?? gradeLevel}, ${type ?? contentType}`
}
