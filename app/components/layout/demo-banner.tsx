import { limits } from '#domain/limits'

/** What the demo is and how many prompts are left, the same on each of its screens. */
export function DemoBanner({ promptsLeft }: { promptsLeft: number }) {
  return (
    <aside className="demo-banner" aria-label="About this demo">
      <strong>Demo Mode</strong>
      <span>{`${promptsLeft} of ${limits.demoPrompts} free prompts remaining`}</span>
      <span>Nothing is saved • Session expires when you close your browser</span>
      <a href="/">Sign up</a>
    </aside>
  )
}
