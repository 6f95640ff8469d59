import { Component, type ReactNode } from 'react'
import { limits } from '#domain/limits'

type Props = { children: ReactNode }
type State = { failure: { error: unknown } | null; times: number[] }

/**
 * Draws what is inside anew, from the state that is kept around it, when React could not change it: a page translation
 * or an extension of the browser had moved its elements. What fails again and again is left to the error page.
 * `children` is one element, which React takes away whole.
 */
export class DrawAnew extends Component<Props, State> {
  override state: State = { failure: null, times: [] }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(_: Props, { failure, times }: State): Partial<State> | null {
    const now = performance.now()
    const recent = times.filter((at) => now - at < limits.drawnAnew.window)
    if (!failure || recent.length >= limits.drawnAnew.count) return null
    return { failure: null, times: [...recent, now] }
  }

  /** The focus was in what is taken away. */
  override getSnapshotBeforeUpdate(): string | undefined {
    return document.activeElement?.id
  }

  override componentDidUpdate(_: Props, { times }: State, focused: string | undefined): void {
    if (focused && times !== this.state.times) document.getElementById(focused)?.focus()
  }

  override render(): ReactNode {
    if (this.state.failure) throw this.state.failure.error
    return this.props.children
  }
}
