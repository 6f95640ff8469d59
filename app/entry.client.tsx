import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const settings = { ...document.documentElement.dataset }

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // Where something changed the page before React came, as a page translation does, React draws all of it once more
    // and would drop the reading settings that the head's script put on <html>.
    { onRecoverableError: () => void Object.assign(document.documentElement.dataset, settings) },
  )
})
