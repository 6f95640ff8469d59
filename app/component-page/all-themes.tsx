import type { SyntheticEvent } from 'react'
import { settingParts } from '../programs/reading-tools/setting-groups.ts'
import type { State } from './state.ts'

const themes = settingParts
  .flatMap((part) => part.groups)
  .flatMap(({ name, values }) => (name === 'theme' ? values : []))
  .filter(([value]) => value !== 'system')

/** One state in every page color, side by side: each frame is the page of that state alone. */
export function AllThemes({ state, search }: { state: State; search: URLSearchParams }) {
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
