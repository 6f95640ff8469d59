import { limits } from './limits.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * How long everything is stored, in milliseconds, in one place: the daily job deletes by it, tests advance a clock
 * by it, and the privacy page shows it.
 */
export const retention = {
  /** An account that nobody uses; its mail goes out `notice` before. */
  unusedAccount: 730 * day,
  /** A child profile that nobody uses; its mail goes out `notice` before. */
  unusedChild: 365 * day,
  /** A child profile after the account's paid plan has ended, when nobody uses it any more. */
  lapsedChild: 30 * day,
  notice: 30 * day,
  draft: limits.draftRetention,
  /** How long a deleted conversation can be restored. */
  deletedConversation: day,
  /** A running answer, for a repeated request or a lost reply; its text is in the conversation. */
  answerInTransit: day,
  demoAnswer: limits.demoAnswerRetention,
  demoSession: 30 * day,
  modelAnswerCount: 30 * day,
  securityEvent: 365 * day,
  billingEvent: 90 * day,
  /** Counted from the day of the agreement; `agreementAfterEnd` from the day that it ended. The later one holds. */
  agreement: 1_095 * day,
  agreementAfterEnd: 365 * day,
  endedJob: 30 * day,
  /** The daily dump of the embedded database, and a database that a restore replaced. */
  dump: 7 * day,
  /** No backup is older, so no older deletion can come back with one. */
  deletionRecord: 35 * day,
} as const

/** One line of the table on the privacy page. */
export type RetentionLine = { what: string; kept: string }

export function days(time: number): string {
  return `${time / day} days`
}

/** Whole hours in words. */
function hours(time: number): string {
  return `${time / (60 * minute)} hours`
}

export function months(time: number): string {
  return `${Math.round((time / day / 365) * 12)} months`
}

function years(time: number): string {
  const count = time / day / 365
  return `${count} ${count === 1 ? 'year' : 'years'}`
}

/** The retention times in words, in the order in which people look for them. */
export const retentionTable: RetentionLine[] = [
  {
    what: 'An account: email address, scrambled password, age group, settings',
    kept: `Until you delete it, or until nobody has used it for ${months(retention.unusedAccount)}. We write to you ${days(retention.notice)} before that.`,
  },
  {
    what: 'A child profile: nickname and level',
    kept: `Until the grown-up deletes it, or until nobody has used it for ${months(retention.unusedChild)}. After a paid plan has ended: ${days(retention.lapsedChild)}, if nobody uses it. We write to the grown-up ${days(retention.notice)} before that.`,
  },
  {
    what: 'Questions, passages and explanations',
    kept: 'As long as the account or child profile they belong to. You can delete each one, or all.',
  },
  {
    what: 'A deleted conversation',
    kept: `24 hours, so that Undo works. “Delete all history” has no Undo and deletes at once.`,
  },
  {
    what: 'A sign-up whose link nobody opened, and other mailed links',
    kept: `A link works for ${limits.linkTtl / minute} minutes. It is deleted within a day after that.`,
  },
  {
    what: 'Your words when they say that someone may be in danger',
    kept: `Not stored. The message about who can help is in no history. It is kept for at most ${hours(retention.answerInTransit)}, to be sent again.`,
  },
  {
    what: 'Your words when they only may say so, with the note about who can help',
    kept: 'In your own history, like any other question. For a child under 13, they are in no history. Tonewise does not show them to a parent or teacher.',
  },
  {
    what: 'Text that you are typing',
    kept: `${days(retention.draft)} after the last change. Words that say that someone may be in danger stay in the browser tab.`,
  },
  {
    what: 'Questions and explanations of the demo',
    kept: `A question is never stored. An explanation is deleted within ${retention.demoAnswer / minute} minutes after it ended. If the server is off then, it is deleted at the next start.`,
  },
  { what: 'How many demo prompts you used', kept: `${days(retention.demoSession)} after the last use` },
  { what: 'A file that you choose', kept: 'It never leaves your device. Only its text is sent.' },
  {
    what: 'How many AI answers you used on a day',
    kept: days(retention.modelAnswerCount),
  },
  {
    what: 'Security events: sign-in, consent, export, deletion and the like, without any text',
    kept: months(retention.securityEvent),
  },
  { what: 'Messages from the payment service', kept: days(retention.billingEvent) },
  {
    what: 'A grown-up’s consents, and records of purchases',
    kept: `${years(retention.agreement)}, or ${years(retention.agreementAfterEnd)} after the end if that is later`,
  },
  {
    what: 'Work done in the background, such as sending an email',
    kept: `${days(retention.endedJob)} after it ended, without its contents`,
  },
  {
    what: 'A daily copy of what the server stores, in case its database breaks. It holds no sign-in and no mailed link. Of the demo it holds only how many prompts were used.',
    kept: `${days(retention.dump)}. What you delete is in the older copies until then. We may have to use a copy. Accounts, child profiles, conversations and newsletter addresses that were deleted since are then deleted again.`,
  },
  {
    what: 'That something was deleted (a code and a time)',
    kept: `${days(retention.deletionRecord)}, so that it is deleted again if a backup has to be used`,
  },
]
