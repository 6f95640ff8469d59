import { useEffect, useState } from 'react'
import type { Fixtures } from './fixtures.ts'
import type { State } from './state.ts'

const noPresses: readonly string[] = []

/** `hasDisplay`: the reading settings are in force, so that what shows begins with them. */
type Props = { state: State; fixtures: Fixtures; hasDisplay: boolean }

/** A state as a person sees it: in the browser, with its settings, and after its presses. */
export function StateView({ state, fixtures, hasDisplay }: Props) {
  const isPressed = usePresses(state.press ?? noPresses)
  return (
    <div className="state" data-state={state.name} data-ready={hasDisplay && isPressed ? '' : undefined}>
      {hasDisplay && state.show(fixtures)}
    </div>
  )
}

/** Presses what the selectors name, one after the other, each as soon as it is there. True when all are pressed. */
function usePresses(selectors: readonly string[]): boolean {
  const [pressed, setPressed] = useState(0)
  const next = selectors[pressed]
  useEffect(() => {
    if (!next) return
    const press = () => {
      const found = document.querySelector<HTMLElement>(`.state ${next}`)
      if (!found) return
      observer.disconnect()
      found.click()
      setPressed(pressed + 1)
    }
    const observer = new MutationObserver(press)
    observer.observe(document.body, { childList: true, subtree: true })
    press()
    return () => observer.disconnect()
  }, [next, pressed])
  return next === undefined
}
