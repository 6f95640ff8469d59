import { helpLink } from './help-link.tsx'

type Props = { message: { sentence: string; upgrade: boolean } | null; supportEmail: string | null }

/** The plan in one sentence (null where it is unknown), the same links on every page, and where we are. */
export function PageFooter({ message, supportEmail }: Props) {
  return (
    <footer className="bottom">
      <div className="page">
        {message ? (
          <p>
            <span>{message.sentence}</span>{' '}
            {message.upgrade ? <a href="/account#billing">Upgrade now</a> : null}
          </p>
        ) : null}
        <ul>
          <li>
            <a href="/about">About</a>
          </li>
          <li>
            <a href="/library">Library</a>
          </li>
          <li>
            <a href="/on-this-device">Read on this device</a>
          </li>
          <li>
            <a href={helpLink(supportEmail)}>Contact Us</a>
          </li>
          <li>
            <a href="/terms">Terms of Service</a>
          </li>
          <li>
            <a href="/privacy">Privacy Policy</a>
          </li>
          <li>
            <a href="/accessibility">Accessibility</a>
          </li>
        </ul>
        <p>Proudly serving Augusta, GA &amp; beyond</p>
      </div>
    </footer>
  )
}
