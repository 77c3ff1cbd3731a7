import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded/start.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { installJobs } from '../jobs/kit/install.ts'
import { jobs } from '../jobs/list.ts'
import { withDatabase } from './url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create databases. */
    databaseUrl: string
    /** A migrated, empty database to copy. */
    template: string
  }
}

/** One PostgreSQL for all HTTP tests: that of `DATABASE_URL`, else an embedded one in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await temporary()
  const template = `hakka_template_${process.pid}`
  await onServer(server.url, `drop database if exists ${template}`)
  await onServer(server.url, `create database ${template} encoding 'UTF8' template template0`)
  await migrateDatabase(withDatabase(server.url, template))
  await installJobs(withDatabase(server.url, template), jobs)
  project.provide('databaseUrl', server.url)
  project.provide('template', template)
  return async () => {
    await onServer(server.url, `drop database if exists ${template}`)
    await server.stop()
  }
}

async function temporary() {
  const folder = mkdtempSync(join(tmpdir(), 'hakka-http-'))
  chmodSync(folder, 0o711)
  const database = await startEmbedded({ dataDir: folder, log: () => {}, forget: true })
  const stop = async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  return { url: database.url, stop }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
