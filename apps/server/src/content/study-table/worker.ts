import { connect } from '../../db/connect.ts'
import { stepBack } from '../../domain/running/step-back.ts'
import { checkTable, importTable } from './import.ts'
import type { Imported, TableTask } from './thread.ts'
import { undoImport } from './undo.ts'

// A file of its own: the thread that judges and writes tables starts here.

stepBack()

const STATEMENT_MS = 10 * 60_000

export default async function work(task: TableTask) {
  // One writes, the other tells how far it is.
  const { db, pool } = connect(task.databaseUrl, { max: 2, statementMs: STATEMENT_MS })
  try {
    if (task.of === 'check') return await checkTable(db, task.kind, task.bytes, task.edited)
    const asked: Imported['asked'] = []
    const queue = {
      ask: async (_: unknown, { name }: { name: string }, data: object) => void asked.push({ name, data }),
    }
    await (task.of === 'undo' ? undoImport : importTable)({ db, queue, at: task.at }, task.id)
    return { asked } satisfies Imported
  } finally {
    await pool.end()
  }
}
