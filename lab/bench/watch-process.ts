// Loaded into the measured process with --import: once a second it prints how late its loop was and what it holds.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const resolution = 5
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  setInterval(() => {
    const lag = Math.max(0, delay.percentile(99) / 1e6 - resolution)
    delay.reset()
    process.stdout.write(`watched ${Date.now()} ${lag.toFixed(1)} ${process.memoryUsage.rss()}\n`)
  }, 1_000).unref()
}
