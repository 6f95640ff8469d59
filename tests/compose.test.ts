import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '#server/env'
import { runConfig } from '../scripts/image/run-config.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'))

test('compose.yaml starts the image of this version', () => {
  expect(services.tonewise.image).toBe(`tonewise:${version}`)
  expect(readFileSync('docs/one-machine.md', 'utf8')).toContain(`tonewise:${version}`)
})

test('its settings and those of the image are ones that the product takes', () => {
  const ofImage = Object.fromEntries(runConfig(version).Env.map((line) => line.split('=')))
  const DATABASE_URL = services.tonewise.environment.DATABASE_URL.replace(/\$\{\w+\}/, 'secret')
  expect(readSettings({ ...ofImage, DATABASE_URL })).toMatchObject({
    HOST: '0.0.0.0',
    PORT: 3000,
    DATA_DIR: '/data',
    DATABASE_URL: 'postgres://tonewise:secret@database:5432/tonewise',
  })
})

test('its container writes to its volume and to memory alone', () => {
  const { read_only, cap_drop, tmpfs, volumes: mounted } = services.tonewise
  expect({ read_only, cap_drop, tmpfs, mounted }).toEqual({
    read_only: true,
    cap_drop: ['ALL'],
    tmpfs: ['/tmp'],
    mounted: ['data:/data'],
  })
  expect(Object.keys(runConfig(version).Volumes)).toEqual(['/data'])
  expect(Object.keys(volumes)).toContain('data')
})
