/** Shown on the page that replaces an address that does not exist. */
export function NotFoundNotice({ isLost }: { isLost: boolean }) {
  return isLost ? (
    <p className="notice" role="status">
      We could not find that page. This is the home page.
    </p>
  ) : null
}
