import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ROOT } from '../../kernel/root.ts'
import type { RawTable } from './rows-of.ts'

/** What the thread is asked. */
export type TableTask =
  | { of: 'read'; bytes: Uint8Array }
  | { of: 'write'; rows: readonly (readonly string[])[] }

/** What the thread says, one after the other. */
export type TableAnswer =
  | { of: 'lines'; lines: { line: number; fields: string[] }[] }
  | { of: 'bytes'; bytes: Uint8Array }
  | { of: 'refused'; reason: string }
  | { of: 'done' }

const MEMORY_MB = 600
const PATIENCE_MS = 60_000
const UNREADABLE = '檔案讀不出來，請另存新檔再試'

/** The lines of a file in TSV or XLSX, or why it is refused. */
export async function readTable(bytes: Uint8Array): Promise<RawTable | { refused: string }> {
  const lines: { line: number; fields: string[] }[] = []
  let refused: string | undefined
  await work({ of: 'read', bytes }, (answer) => {
    if (answer.of === 'lines') lines.push(...answer.lines)
    if (answer.of === 'refused') refused = answer.reason
  }).catch(() => {
    refused = UNREADABLE
  })
  return refused === undefined ? { lines } : { refused }
}

/** A workbook of one sheet, its cells being texts. */
export async function writeWorkbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  let bytes: Uint8Array | undefined
  await work({ of: 'write', rows }, (answer) => {
    if (answer.of === 'bytes') bytes = answer.bytes
  })
  if (!bytes) throw new Error('the workbook was not written')
  return Buffer.from(bytes)
}

/** One at a time in a process: each may take hundreds of megabytes. */
let last: Promise<unknown> = Promise.resolve()

function work(task: TableTask, take: (answer: TableAnswer) => void): Promise<void> {
  const own = last.then(() => inThread(task, take))
  last = own.catch(() => {})
  return own
}

function inThread(task: TableTask, take: (answer: TableAnswer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(ROOT, 'apps/server/src/domain/import/table-worker.ts'), {
      workerData: task,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const patience = setTimeout(() => void worker.terminate(), PATIENCE_MS)
    worker.on('message', (answer: TableAnswer) => take(answer))
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(patience)
      if (code === 0) resolve()
      else reject(new Error(`the table's thread ended with ${code}`))
    })
  })
}
