import { redirect } from 'react-router'

/** Redirects any unknown path to the home page, where a line says so. */
export function loader() {
  return redirect('/?lost')
}
