/** The sign-in window of every page, empty until `app/programs/page/` first opens it and fetches the forms from /auth. */
export function AuthDialog() {
  return <dialog className="panel" id="auth-dialog" aria-label="Sign in or create an account" />
}
