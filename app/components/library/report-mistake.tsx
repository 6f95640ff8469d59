import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'

type Props = { text: { slug: string; title?: string } }

/**
 * The way to say that something in a reading may be wrong, with the place filled in: the account's feedback; without
 * an account a mail to the people who run this site, where they have an address. A child's profile sends no feedback.
 */
export function ReportMistake({ text: { slug, title } }: Props) {
  const root = useRouteLoaderData<typeof loader>('root')
  if (root?.nickname) return null
  const ofMail = { subject: `A doubt about the library: ${title ?? slug}`, body: `${locationOf(slug)}\n` }
  const mail = `mailto:${root?.supportEmail}?${new URLSearchParams(ofMail).toString().replaceAll('+', '%20')}`
  const address = !root?.email && root?.supportEmail ? mail : `/account?about=${slug}#feedback`
  return (
    <a className="report" href={address}>
      Report a doubt
    </a>
  )
}

/** The line that a message about a text of the library begins with. */
export function locationOf(slug: string): string {
  return `About /library/${slug}:`
}
