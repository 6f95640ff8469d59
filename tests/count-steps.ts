import { type Profiler, Session } from 'node:inspector'

/**
 * Counts the steps of the engine, for tests: how often each block of its code is entered, added up. V8 counts exactly
 * and alike on every machine, so that growth can be judged without a clock. Import the engine after this has begun,
 * since code compiled before is counted by the call only.
 */
export class StepCounter {
  private readonly session = new Session()

  constructor() {
    this.session.connect()
    this.session.post('Profiler.enable')
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  }

  /** The steps that an act takes, by function: "file:name" to count. */
  stepsByFunction(act: () => void): Map<string, number> {
    this.take()
    act()
    const steps = new Map<string, number>()
    for (const { url, functions } of this.take()) {
      if (!url.includes('/close-reading/')) continue
      for (const { functionName, ranges } of functions) {
        const key = `${url.slice(url.indexOf('/close-reading/') + 15)}:${functionName}@${ranges[0]?.startOffset}`
        const count = ranges.reduce((sum, range) => sum + range.count, 0)
        if (count > 0) steps.set(key, (steps.get(key) ?? 0) + count)
      }
    }
    return steps
  }

  /** The steps that an act takes, all together. */
  steps(act: () => void): number {
    let sum = 0
    for (const count of this.stepsByFunction(act).values()) sum += count
    return sum
  }

  end(): void {
    this.session.disconnect()
  }

  private take(): Profiler.ScriptCoverage[] {
    let taken: Profiler.ScriptCoverage[] = []
    this.session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error
      taken = result
    })
    return taken
  }
}
