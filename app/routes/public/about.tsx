import { ContactLine } from '#components/contact-line'
import { LaterPage } from '#components/later-page'
import { appContext } from '#server/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/about'

export const handle = { isStatic: true }

export function loader({ context }: Route.LoaderArgs) {
  return { supportEmail: context.get(appContext).settings.SUPPORT_EMAIL ?? null }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'About, Tonewise',
    path: '/about',
    description:
      'Why Tonewise was built: to show students, above all autistic and neurodivergent students, which words carry the tone of a text.',
  })
}

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LaterPage
        title="About"
        will="Why Tonewise was built and what it stands for will be told on this page."
        now="You can try it now in the demo. No account is needed."
        back={{ href: '/demo', name: 'Take a Test Drive' }}
      />
      <div className="after">
        <ContactLine supportEmail={loaderData.supportEmail} />
      </div>
    </>
  )
}
