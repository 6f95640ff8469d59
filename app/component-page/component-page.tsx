import { Link, type LoaderFunctionArgs, useLoaderData, useParams, useSearchParams } from 'react-router'
import { appContext } from '#server/main/app-context'
import { families, states } from './families.ts'
import { makeFixtures } from './fixtures.ts'
import type { State } from './state.ts'
import { StateView } from './state-view.tsx'
import './component-page.css'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { cleanReadingSettings, type ReadingSettings, readingNames } from '#domain/reading-settings'
import { loadDisplay } from '../components/browser/reading-settings.ts'
import { settingParts } from '../programs/reading-tools/setting-groups.ts'

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

/** Applies the reading settings of the state and of the address to this page alone. True when their styles have loaded. */
function useDisplay(search: URLSearchParams, own: ReadingSettings | undefined): boolean {
  const [isThere, setIsThere] = useState(false)
  const asked = search.toString()
  useEffect(() => {
    const settings = { ...own, ...cleanReadingSettings(Object.fromEntries(new URLSearchParams(asked))) }
    for (const name of readingNames) {
      const value = settings[name]
      if (value) document.documentElement.dataset[name] = value
    }
    void loadDisplay().then(() => setIsThere(true))
  }, [asked, own])
  return isThere
}

const groups = settingParts.flatMap((part) => part.groups)

/** Every reading setting of the product, in the words of its panel. The choice goes into the address. */
function SettingBar({ search }: { search: URLSearchParams }) {
  const chosen = cleanReadingSettings(Object.fromEntries(search))
  return (
    <details className="sheet setting-bar" open={Object.keys(chosen).length > 0}>
      <summary>Page color and reading settings</summary>
      <form method="get">
        {groups.map(({ name, label, values }) => (
          <div className="field" key={name}>
            <label htmlFor={`look-${name}`}>{label}</label>
            <select id={`look-${name}`} name={name} defaultValue={chosen[name] ?? values[0]?.[0]}>
              {values.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button type="submit" className="button quiet">
          Show it with these
        </button>
      </form>
    </details>
  )
}

const themes = settingParts
  .flatMap((part) => part.groups)
  .flatMap(({ name, values }) => (name === 'theme' ? values : []))
  .filter(([value]) => value !== 'system')

/** One state in every page color, side by side: each frame is the page of that state alone. */
function AllThemes({ state, search }: { state: State; search: URLSearchParams }) {
  return (
    <div className="all-themes">
      {themes.map(([theme, words]) => {
        const address = new URLSearchParams([...search, ['alone', 'yes']])
        address.set('theme', theme)
        address.delete('view')
        return (
          <section key={theme} className="stack">
            <h2>{words}</h2>
            <iframe
              title={`${state.title}, ${words}`}
              src={`/components/${state.name}?${address}`}
              onLoad={growWithContent}
            />
          </section>
        )
      })}
    </div>
  )
}

const highest = 1_600

/** A frame is as high as its content; beyond 1600 pixels it scrolls. */
function growWithContent({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const main = frame.contentDocument?.querySelector('main')
  if (!main) return
  new ResizeObserver(() => {
    frame.style.height = `${Math.min(main.getBoundingClientRect().height, highest)}px`
  }).observe(main)
}
