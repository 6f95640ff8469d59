import type { Distress } from './distress/find-distress.ts'
import type { HelpKind } from './distress/pattern.ts'

/** Whom to call, as the operator set it up. Absent parts mean the lines of the United States. */
export type HelpContacts = {
  /** The number to call in danger. */
  emergency: string
  /** Help lines, a sentence each, instead of those of the United States. */
  lines: string[]
  /** The person or office at the school. */
  school: string | null
}

export const contactsOfUnitedStates: HelpContacts = { emergency: '911', lines: [], school: null }

const openings: Record<HelpKind, string> = {
  'self-harm':
    'What you wrote sounds serious. You may want to die or to hurt yourself, or someone near you may.',
  unsafe:
    'What you wrote sounds as if you, or someone you know, may not be safe. If so, it is not your fault.',
  eating: 'What you wrote sounds as if eating may be hurting you.',
}

const linesOfUnitedStates: Record<HelpKind, string[]> = {
  'self-harm': ['**In the United States, call or text 988.** It is free, day and night.'],
  unsafe: [
    '**In the United States, call or text Childhelp: 1-800-422-4453.** It is open day and night.',
    '**You can also call or text 988** in the United States.',
  ],
  eating: ['**In the United States, call or text 988.** It is free, day and night.'],
}

/** The one address outside that an answer may lead to. */
export const helpElsewhere = 'https://findahelpline.com'

const elsewhere = `**In another country,** look for a line at [findahelpline.com](${helpElsewhere}).`
const adult = '**Tell an adult you trust,** for example a teacher, a school counselor, a nurse or a relative.'

/** Replaces an answer when the words are clear: no analysis, no judging, no promise to keep a secret. */
export function helpMessage(kind: HelpKind, contacts: HelpContacts): string {
  return [
    ...whoHelps(kind, contacts),
    'You did nothing wrong by writing this. This message did not use a prompt. It is not in the history.',
    'If you were writing about the text, press the button below.',
  ].join('\n\n')
}

/** The same help where distress is detected on the device and nothing is sent: in place of the marks, or above them. */
export function helpOnDevice({ tier, kind }: Distress, contacts: HelpContacts): string {
  if (tier === 'possible') return helpNote(contacts)
  return [
    ...whoHelps(kind, contacts),
    'You did nothing wrong by writing this. What you wrote here did not leave this device.',
  ].join('\n\n')
}

function whoHelps(kind: HelpKind, contacts: HelpContacts): string[] {
  const lines = [
    `**Is someone in danger right now?** Call **${contacts.emergency}**.`,
    ...(contacts.lines.length > 0 ? contacts.lines : linesOfUnitedStates[kind]),
    elsewhere,
    `${adult} You can show them this page.`,
    ...atSchool(contacts),
  ]
  return [
    `${openings[kind]} Tonewise is a computer program. It can misread words, and it cannot keep anyone safe. A person can help.`,
    list(lines),
  ]
}

/** Above an answer that came after somebody said that the words were about the text: help stays within reach. */
export function helpStays(contacts: HelpContacts): string {
  return [
    'You said that you were writing about the text, so here is the explanation. **If it is about you, too, a person can help.**',
    helpLines(contacts),
  ].join('\n\n')
}

/** Shown above an answer when the words may mean distress. It does not depend on the kind, which is uncertain. */
export function helpNote(contacts: HelpContacts): string {
  return [
    '**Are things hard for you, or is someone hurting you?** A person can help.',
    helpLines(contacts),
    'If you were only asking about the text, read on.',
  ].join('\n\n')
}

function helpLines(contacts: HelpContacts): string {
  return list([
    adult,
    ...atSchool(contacts),
    ...(contacts.lines.length > 0 ? contacts.lines : linesOfUnitedStates['self-harm']),
    `In danger, call **${contacts.emergency}**. ${elsewhere}`,
  ])
}

function atSchool({ school }: HelpContacts): string[] {
  return school === null ? [] : [`**At your school:** ${school}`]
}

function list(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}
