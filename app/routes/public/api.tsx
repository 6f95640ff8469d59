import { PageLead } from '#components/public/page-lead'
import { listCalls } from '#server/main/api-document'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/api'
import '../../styles/public.css'
import '../../styles/api.css'

export const handle = { isStatic: true }

export function loader({ context }: Route.LoaderArgs) {
  const { apiDocument, settings } = context.get(appContext)
  return { sections: listCalls(apiDocument), appUrl: settings.appUrl }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'API, Tonewise',
    path: '/api',
    description: 'How a program signs in to Tonewise, asks a question and reads the history.',
  })
}

export default function Api({ loaderData: { sections, appUrl } }: Route.ComponentProps) {
  return (
    <>
      <PageLead title="API">
        For people who write programs. A program can sign in to your account, ask questions and read your
        history.
      </PageLead>
      <div className="prose api">
        <p>
          The same list for programs: <a href="/api/openapi.json">openapi.json</a>, in OpenAPI 3.1. Calls that
          are not listed here are for our own pages. They can change at any time.
        </p>
        <h2>How to begin</h2>
        <ol>
          <li>
            Create an account in the browser. There are no API keys: a program signs in with your email and
            password and sends the cookie back with each call.
          </li>
          <li>
            Send the header <code>Origin: {appUrl}</code> with every call that changes something. Send bodies
            as JSON.
          </li>
          <li>The limits of your plan apply to programs, too.</li>
        </ol>
        <pre>
          <code>{exampleAt(appUrl)}</code>
        </pre>
        <p>
          You can also send a <code>title</code> and an <code>author</code>. With the header{' '}
          <code>Accept: text/event-stream</code>, the answer arrives as it is written.
        </p>
        <h2>Refusals</h2>
        <p>
          <code>error</code> names the kind of refusal, <code>message</code> says what happened, and{' '}
          <code>next</code> says what to do. <code>fields</code> has a sentence for each wrong field. After
          status 429 or 503, wait for the number of seconds in the header <code>Retry-After</code>.
        </p>
        {sections.map(({ heading, calls }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {calls.map((call) => (
              <Call key={`${call.method} ${call.path}`} call={call} />
            ))}
          </section>
        ))}
      </div>
    </>
  )
}

type Calls = Route.ComponentProps['loaderData']['sections'][number]['calls']

function Call({ call: { method, path, summary, replies } }: { call: Calls[number] }) {
  return (
    <>
      <h3>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>{summary}.</p>
      <dl>
        {replies.map(({ status, description }) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function exampleAt(appUrl: string): string {
  return `curl -c cookies.txt ${appUrl}/auth/sign-in \\
  -H 'Origin: ${appUrl}' -H 'Content-Type: application/json' \\
  -d '{"email": "you@example.org", "password": "..."}'

curl -b cookies.txt ${appUrl}/functions/v1/claude-proxy \\
  -H 'Origin: ${appUrl}' -H 'Content-Type: application/json' \\
  -d '{"gradeLevel": "middle", "contentType": "fiction",
       "messages": [{"role": "user", "content":
         {"question": "How does Tom feel?", "passage": "Tom sighed."}}]}'`
}
