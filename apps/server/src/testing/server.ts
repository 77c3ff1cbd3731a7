import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import { connect } from '../db/connect.ts'
import type { Services } from '../domain/services.ts'
import { servicesOn } from './services.ts'
import { withDatabase } from './url.ts'

export interface TestServer {
  app: FastifyInstance
  services: Services
  /** Everything logged since the start, one JSON object a line. */
  log: Record<string, unknown>[]
  /** Moves the server's clock. */
  setNow(at: Date): void
  databaseUrl: string
  /** Puts many rows in at once, by a connection of its own that may take its time: a request's would be ended. */
  seed(...statements: SQL[]): Promise<void>
  close(): Promise<void>
}

export interface TestOptions extends AppOptions {
  /** Environment variables. */
  env?: Record<string, string>
}

let made = 0

/** The whole server on a database and a data folder of its own; nothing listens. Whoever opens it closes it. */
export async function openTestServer({
  env: variables = {},
  ...options
}: TestOptions = {}): Promise<TestServer> {
  const server = inject('databaseUrl')
  const name = `hakka_test_${process.pid}_${made++}`
  // Its files copied: written through the log it takes four times as long.
  await run(server, `create database ${name} template ${inject('template')} strategy file_copy`)
  const dataDir = mkdtempSync(join(tmpdir(), 'hakka-server-'))
  const databaseUrl = withDatabase(server, name)
  const log: Record<string, unknown>[] = []
  let moved: Date | undefined
  const services = servicesOn(databaseUrl, dataDir, {
    variables,
    now: () => moved ?? new Date(),
    line: (line) => void log.push(JSON.parse(line)),
  })
  const app = await buildApp(services, { strictAnswers: true, ...options })
  return {
    app,
    services,
    log,
    databaseUrl,
    seed: (...statements) => seed(databaseUrl, statements),
    setNow(at) {
      moved = at
    },
    async close() {
      await app.close()
      services.mailTransport.close()
      await services.queue.close()
      await services.judging.close()
      await services.notices.close()
      await services.counts.close()
      await services.pool.end()
      await run(server, `drop database if exists ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Another process of the site: the same database, data folder and clock, nothing else in common. */
export async function openSecondProcess(
  { databaseUrl, services: { env, now } }: TestServer,
  { env: variables = {}, ...options }: TestOptions = {},
): Promise<Pick<TestServer, 'app' | 'services' | 'close'>> {
  const services = servicesOn(databaseUrl, env.dataDir, { variables, now })
  const app = await buildApp(services, { strictAnswers: true, ...options })
  return {
    app,
    services,
    async close() {
      await app.close()
      services.mailTransport.close()
      await services.queue.close()
      await services.judging.close()
      await services.notices.close()
      await services.counts.close()
      await services.pool.end()
    },
  }
}

/**
 * The same for a whole test file.
 * @example
 * const server = testServer()
 * test('…', async () => { await server().app.inject('/healthz') })
 */
export function testServer(options?: TestOptions): () => TestServer {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await openTestServer(options)
  })
  afterAll(() => server?.close())
  return () => {
    if (!server) throw new Error('the test server is there inside of tests only')
    return server
  }
}

async function seed(url: string, statements: SQL[]): Promise<void> {
  const { db, pool } = connect(url, { max: 1, statementMs: 0 })
  try {
    for (const statement of statements) await db.execute(statement)
  } finally {
    await pool.end()
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
