/** Loads the page anew. What is typed and the open conversation are kept in the tab and stand there again. */
export function LoadAgain({ name }: { name: string }) {
  return (
    <button type="button" className="button quiet" onClick={() => window.location.reload()}>
      {name}
    </button>
  )
}
