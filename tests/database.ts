import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type Database, openDatabase } from '#server/database/open-database'
import { readSettings, type Settings } from '#server/env'
import { createLog } from '#server/log'
import { findPostgres, startCluster } from './postgres.ts'
import { copyPreparedCluster } from './prepared-cluster.ts'

/** What a test gets: this file's own database, fresh and migrated, and the settings that opened it. */
export type TestDatabase = { database(): Database; settings(): Settings }

/** The settings of a fresh, empty place for a database, and the act that removes it. */
export type DatabaseLocation = { settings: Settings; remove(): Promise<void> }

/** A log that nobody reads. */
export const silentLog = createLog(() => {})

/**
 * Declares the same tests for each engine: the embedded one, and PostgreSQL when TEST_DATABASE_URL names one
 * (a user that may create databases) or this machine has the programs, unless TEST_DATABASES is `embedded`. Call it at
 * the top of a test file.
 * `database()` and `settings()` answer inside tests and hooks.
 */
export function eachDatabase(tests: (testDatabase: TestDatabase) => void): void {
  onEngine('on the embedded database', embeddedLocation, tests)
  if (process.env.TEST_DATABASES === 'embedded') return
  if (hasPostgres()) onEngine('on PostgreSQL', postgresLocation, tests)
  else process.stderr.write('PostgreSQL: not tested, no TEST_DATABASE_URL and no initdb on this machine.\n')
}

export function hasPostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL || findPostgres())
}

function onEngine(
  name: string,
  makeLocation: () => Promise<DatabaseLocation>,
  tests: (testDatabase: TestDatabase) => void,
): void {
  describe(name, () => {
    let opened: { database: Database; location: DatabaseLocation } | undefined
    function now() {
      if (!opened) throw new Error('The database is open inside tests and hooks only.')
      return opened
    }
    beforeAll(async () => {
      const location = await makeLocation()
      opened = { location, database: await openDatabase(location.settings, silentLog) }
    })
    afterAll(async () => {
      await opened?.database.close()
      await opened?.location.remove()
    })
    tests({ database: () => now().database, settings: () => now().location.settings })
  })
}

/** A data folder with a copy of a prepared cluster. */
export async function embeddedLocation(): Promise<DatabaseLocation> {
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(tmpdir(), 'tonewise-data-')) })
  await copyPreparedCluster(settings.DATA_DIR)
  return { settings, remove: async () => rmSync(settings.DATA_DIR, { recursive: true, force: true }) }
}

/** An empty database of its own, on TEST_DATABASE_URL or on the cluster of this run. */
export async function postgresLocation(): Promise<DatabaseLocation> {
  const server = process.env.TEST_DATABASE_URL || startCluster(inject('clusterFolder'))
  const name = `tonewise_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return {
    settings: readSettings({ NODE_ENV: 'test', DATA_DIR: tmpdir(), DATABASE_URL: address.href }),
    remove: () => runOn(server, `drop database ${name} with (force)`),
  }
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
