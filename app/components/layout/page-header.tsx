import { helpLink } from './help-link.tsx'

type Props = {
  email: string | null
  nickname: string | null
  /** The menu leads to the admin pages. */
  isAdmin: boolean
  supportEmail: string | null
}

/** Logo, the main links and, signed in, the person's menu. Menus are disclosures: they work without script. */
export function PageHeader({ email, nickname, isAdmin, supportEmail }: Props) {
  return (
    <header className="top">
      <div className="page">
        <a className="logo" href="/" aria-label="Tonewise, home page">
          <span>Tone</span>wise
        </a>
        <nav aria-label="Main">
          <ul>
            {email ? (
              <li>
                <a href="/home">Dashboard</a>
              </li>
            ) : null}
            <li>
              <a href="/features">Features</a>
            </li>
            <li>
              <details className="menu">
                <summary>Resources</summary>
                <ul>
                  <li>
                    <a href="/articles-resources/features">Features</a>
                  </li>
                  <li>
                    <a href="/articles-resources/blogs">Blogs &amp; Articles</a>
                  </li>
                  <li>
                    <a href="/articles-resources/videos">Videos</a>
                  </li>
                </ul>
              </details>
            </li>
            <li className="needs-script">
              <button
                type="button"
                data-reading="settings"
                aria-controls="reading-tools"
                aria-expanded="false"
              >
                Reading settings
              </button>
            </li>
            {nickname ? (
              <ChildMenu nickname={nickname} />
            ) : email ? (
              <PersonMenu email={email} isAdmin={isAdmin} supportEmail={supportEmail} />
            ) : null}
          </ul>
        </nav>
      </div>
    </header>
  )
}

type PersonMenuProps = Pick<Props, 'isAdmin' | 'supportEmail'> & { email: string }

function PersonMenu({ email, isAdmin, supportEmail }: PersonMenuProps) {
  return (
    <li>
      <details className="menu person">
        <summary>Account</summary>
        <ul>
          <li>
            <span className="who">{`Signed in as ${email}`}</span>
          </li>
          <li>
            <a href="/account">Settings</a>
          </li>
          <li>
            <a href="/account#billing">Billing</a>
          </li>
          {isAdmin ? (
            <li>
              <a href="/admin">Admin</a>
            </li>
          ) : null}
          <li>
            <a href={helpLink(supportEmail)}>Help</a>
          </li>
          <li>
            <form method="post" action="/auth/sign-out" data-sign-out>
              <button type="submit">Sign Out</button>
            </form>
          </li>
        </ul>
      </details>
    </li>
  )
}

/** In a child profile: whose it is, the way back for the guardian, and signing out. */
function ChildMenu({ nickname }: { nickname: string }) {
  return (
    <li>
      <details className="menu person">
        <summary>{nickname}</summary>
        <ul>
          <li>
            <span className="who">{`${nickname} is reading now`}</span>
          </li>
          <li>
            <a href="/ask-your-grown-up">Switch to the grown-up</a>
          </li>
          <li>
            <form method="post" action="/auth/sign-out" data-sign-out>
              <button type="submit">Sign Out</button>
            </form>
          </li>
        </ul>
      </details>
    </li>
  )
}
