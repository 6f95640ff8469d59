import { Link, type LoaderFunctionArgs, useLoaderData, useParams, useSearchParams } from 'react-router'
import { appContext } from '#server/main/app-context'
import { AllThemes } from './all-themes.tsx'
import { families, states } from './families.ts'
import { makeFixtures } from './fixtures.ts'
import { SettingBar } from './setting-bar.tsx'
import type { State } from './state.ts'
import { StateView } from './state-view.tsx'
import { useDisplay } from './use-display.ts'
import './component-page.css'

/** For the people who build Tonewise; app/routes.ts has it in development alone. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return makeFixtures(context.get(appContext), request.headers)
}

/** Actions in a state change nothing on the server. */
export function shouldRevalidate() {
  return false
}

export function meta({ params }: { params: { state?: string } }) {
  const title = states.find(({ name }) => name === params.state)?.title ?? 'Components'
  return [{ title: `${title}, components of Tonewise` }, { name: 'robots', content: 'noindex' }]
}

export default function ComponentPage() {
  const fixtures = useLoaderData<typeof loader>()
  const { state: name } = useParams()
  const [search] = useSearchParams()
  const state = states.find((one) => one.name === name)
  const hasDisplay = useDisplay(search, state?.settings)
  if (search.has('alone') && state)
    return (
      <div className="alone">
        <h1 className="unseen">{state.title}</h1>
        <StateView state={state} fixtures={fixtures} hasDisplay={hasDisplay} />
      </div>
    )
  return (
    <div className="stack component-page">
      <SettingBar search={search} />
      {state ? (
        <>
          <StateHead state={state} search={search} />
          {search.get('view') === 'all-themes' ? (
            <AllThemes state={state} search={search} />
          ) : (
            <StateView key={state.name} state={state} fixtures={fixtures} hasDisplay={hasDisplay} />
          )}
        </>
      ) : (
        <StateList search={search} />
      )}
    </div>
  )
}

function StateHead({ state, search }: { state: State; search: URLSearchParams }) {
  const isAll = search.get('view') === 'all-themes'
  const other = new URLSearchParams(search)
  if (isAll) other.delete('view')
  else other.set('view', 'all-themes')
  return (
    <div className="state-head">
      <h1 tabIndex={-1}>{state.title}</h1>
      <p className="muted">{state.about}</p>
      <p className="row">
        <a href={`/components?${search}`}>All states</a>
        <Neighbor of={state} by={-1} search={search} />
        <Neighbor of={state} by={1} search={search} />
        <a href={`/components/${state.name}?${other}`}>
          {isAll ? 'This state alone' : 'This state in every page color'}
        </a>
      </p>
    </div>
  )
}

function Neighbor({ of, by, search }: { of: State; by: 1 | -1; search: URLSearchParams }) {
  const state = states[states.indexOf(of) + by]
  if (!state) return null
  return (
    <Link to={`/components/${state.name}?${search}`}>
      {by < 0 ? 'Before' : 'Next'}: {state.title}
    </Link>
  )
}

function StateList({ search }: { search: URLSearchParams }) {
  return (
    <>
      <h1 tabIndex={-1}>Components</h1>
      <p className="measure">
        Every state of the product’s own components. This page exists in development alone. The answers are
        made by the engine, the library and the checks.
      </p>
      <div className="state-list">
        {families.map(({ title, states: list }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {list.map(({ name, title: words }) => (
                <li key={name}>
                  <a href={`/components/${name}?${search}`}>{words}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
