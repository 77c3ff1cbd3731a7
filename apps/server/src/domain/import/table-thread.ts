import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ROOT } from '../../kernel/root.ts'
import { ReadersBusy, readForeign, Unreadable } from '../foreign/foreign.ts'
import type { RawTable } from './rows-of.ts'

/** What the thread is asked: our own texts, which are written as a workbook. */
export interface TableTask {
  rows: readonly (readonly string[])[]
}

const MEMORY_MB = 600
const PATIENCE_MS = 60_000
const BUSY = '現在有很多檔案在讀，請等一下再試一次'
const UNREADABLE = '檔案讀不出來，請另存新檔再試'

/** The lines of a file in TSV or XLSX, or why it is refused. */
export async function readTable(bytes: Uint8Array): Promise<RawTable | { refused: string }> {
  const lines: RawTable['lines'][number][] = []
  try {
    const done = await readForeign({ of: 'table', bytes }, (part) => {
      // Not spread: a part is as long as the reader makes it.
      if (Array.isArray(part)) for (const line of part) lines.push(line)
    })
    if (!isTable(done)) return { refused: UNREADABLE }
    return 'refused' in done ? done : { ...done, lines }
  } catch (error) {
    if (error instanceof ReadersBusy) return { refused: BUSY }
    if (error instanceof Unreadable) return { refused: UNREADABLE }
    throw error
  }
}

const isTable = (done: unknown): done is Omit<RawTable, 'lines'> | { refused: string } =>
  typeof done === 'object' && done !== null

/** A workbook of one sheet, its cells being texts. */
export async function writeWorkbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const own = last.then(() => inThread({ rows }))
  last = own.catch(() => {})
  return Buffer.from(await own)
}

/** One at a time in a process: each may take hundreds of megabytes. */
let last: Promise<unknown> = Promise.resolve()

function inThread(task: TableTask): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(ROOT, 'apps/server/src/domain/import/table-worker.ts'), {
      workerData: task,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const patience = setTimeout(() => void worker.terminate(), PATIENCE_MS)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(patience)
      reject(new Error(`the table's thread ended with ${code}`))
    })
  })
}
