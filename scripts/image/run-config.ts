import { memoryEnvironment, memoryOptions } from '../memory-settings.js'
import type { RunConfig } from './layout.ts'

/** User and group of the process: no user of a usual host has this number. */
export const productOwner = 10001

const second = 1e9
const askHealth =
  "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"

/** How a container of the product runs. */
export function runConfig(version: string): RunConfig {
  return {
    User: `${productOwner}:${productOwner}`,
    WorkingDir: '/app',
    Cmd: ['/usr/local/bin/node', ...memoryOptions, 'server/main/main.ts'],
    Env: [
      'PATH=/usr/local/bin:/usr/bin:/bin',
      'NODE_ENV=production',
      'HOST=0.0.0.0',
      'DATA_DIR=/data',
      'TONEWISE_IMAGE=1',
      ...Object.entries(memoryEnvironment).map(([name, value]) => `${name}=${value}`),
    ],
    Volumes: { '/data': {} },
    ExposedPorts: { '3000/tcp': {} },
    StopSignal: 'SIGTERM',
    Labels: {
      'org.opencontainers.image.title': 'Tonewise',
      'org.opencontainers.image.version': version,
      'org.opencontainers.image.licenses': 'MIT AND CC-BY-SA-4.0',
    },
    Healthcheck: {
      Test: ['CMD', '/usr/local/bin/node', '-e', askHealth],
      Interval: 30 * second,
      Timeout: 5 * second,
      StartPeriod: 60 * second,
      Retries: 3,
    },
  }
}
