import { redirect } from 'react-router'

/** Any unknown path goes home, where a line says so. */
export function loader() {
  return redirect('/?lost')
}
