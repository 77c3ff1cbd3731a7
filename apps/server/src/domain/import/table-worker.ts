import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile from 'write-excel-file/node'
import { stepBack } from '../running/step-back.ts'
import type { TableTask } from './table-thread.ts'

// A thread of its own: a workbook takes a second of one core, and as much memory as a small site. What writes workbooks is
// loaded for these alone.

stepBack()

const { rows }: TableTask = workerData
const cells = rows.map((row, at) =>
  row.map((value) => ({ value, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) })),
)
parentPort?.postMessage(await writeXlsxFile(cells, { stickyRowsCount: 1 }).toBuffer())
