/** Says, in a browser that runs no scripts, why the boxes of this screen do nothing. The words stay out of the bundle. */
export function NeedsScript() {
  return (
    <noscript>
      {import.meta.env.SSR ? (
        <p className="notice">
          This page needs JavaScript, and this browser does not run it. Turn JavaScript on, then reload the
          page. The <a href="/blog">articles</a> work without it.
        </p>
      ) : null}
    </noscript>
  )
}
