import { useRouteLoaderData } from 'react-router'

/** The link from reading about the product to using it. A child's screens do not mention a trial. */
export function StartTrial() {
  const root = useRouteLoaderData<{ nickname: string | null }>('root')
  if (root?.nickname) return null
  return (
    <section className="sheet invite" aria-labelledby="invite">
      <div>
        <h2 id="invite">Read your own text with Tonewise</h2>
        <p>It shows which words carry the tone. The trial is free for 7 days and needs no credit card.</p>
      </div>
      <p className="row">
        <a className="button" href="/">
          Start Your Free Trial
        </a>
        <a className="button quiet" href="/demo">
          Try the demo without an account
        </a>
      </p>
    </section>
  )
}
