import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StudyKindName } from '@hakka/contract/constants'
import type { Piscina } from 'piscina'
import { z } from 'zod'
import type { Services } from '../../domain/services.ts'
import { ROOT } from '../../kernel/root.ts'
import type { Asked } from '../../ports/queue.ts'
import type { Checked, Edited } from './import.ts'
import type { Bringing, TableBytes } from './keep.ts'

/** The job that writes a table that was checked. */
export const IMPORT_TABLE = {
  name: 'import-study',
  schema: z.strictObject({
    id: z.number().int(),
    /** It is taken back. */
    undo: z.literal(true).optional(),
  }),
} satisfies Asked<object>

const WORKERS = {
  source: 'apps/server/src/content/study-table/worker.ts',
  /** Of the server that `npm start` runs, where this module is part of one file. */
  built: 'apps/server/build/table-worker.js',
}
const WORKER = pathToFileURL(join(ROOT, WORKERS[import.meta.url.endsWith('.ts') ? 'source' : 'built']))

const IDLE_MS = 60_000
const MEMORY_MB = 800
const CHECK_MS = 120_000

/** What the thread is asked. */
export type TableTask = { databaseUrl: string } & (
  | { of: 'check'; kind: StudyKindName; bytes: TableBytes; edited: Edited & Bringing }
  | { of: 'import' | 'undo'; id: number; at: Date }
)

/** Jobs that what was written wants done: the thread takes none itself. */
export interface Imported {
  asked: { name: string; data: object }[]
}

let opened: Promise<Piscina> | undefined
/** One at a time in a process: each may take hundreds of megabytes. */
let last: Promise<unknown> = Promise.resolve()

/** Opened with the first table and ended when nobody brings another for a minute. */
async function open(): Promise<Piscina> {
  const { Piscina: Pool } = await import('piscina')
  return new Pool({
    filename: WORKER.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
}

function run(task: TableTask, signal: AbortSignal) {
  const own = last.then(async () => {
    signal.throwIfAborted()
    opened ??= open()
    return (await opened).run(task, { signal })
  })
  last = own.catch(() => {})
  return own
}

const urlOf = ({ pool }: Pick<Services, 'pool'>): string => pool.options.connectionString ?? ''

/**
 * Reads the files of an import, says what it would write, and keeps it until its editor begins it. A thread of its own judges them, on a connection of its
 * own: twenty thousand rows are seconds of a core, of which no page should wait for one.
 */
export async function checkTable(
  services: Pick<Services, 'pool'>,
  kind: StudyKindName,
  bytes: TableBytes,
  edited: Edited & Bringing,
): Promise<Checked> {
  const task: TableTask = { of: 'check', databaseUrl: urlOf(services), kind, bytes, edited }
  try {
    return await run(task, AbortSignal.timeout(CHECK_MS))
  } catch (error) {
    if (!isOutOfMemory(error)) throw error
    return refused('檔案裡的資料太大，請分成幾個檔案匯入')
  }
}

/** Writes an import that waits, or takes one back, in the same thread. Aborted, all of it is as it was. */
export async function importTable(
  services: Services,
  { id, undo }: { id: number; undo?: true | undefined },
  signal: AbortSignal,
): Promise<void> {
  const task: TableTask = {
    of: undo ? 'undo' : 'import',
    databaseUrl: urlOf(services),
    id,
    at: services.now(),
  }
  const { asked }: Imported = await run(task, signal)
  // Committed by now. Faces that nobody cuts because this process ends here are cut when the next one starts.
  for (const { name, data } of asked)
    await services.queue.ask(services.db, { name, schema: z.record(z.string(), z.unknown()) }, data)
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const refused = (message: string): Checked => ({
  tables: [],
  made: 0,
  changed: 0,
  unchanged: 0,
  id: null,
  faults: [{ file: 'items_file', line: 0, column: '', message }],
  faultCount: 1,
})
