import type { Pool } from 'pg'
import { certainReading, knownReadings } from '../../domain/dictionary/certain.ts'
import { FAULTS_SHOWN } from '../../domain/import/shown-rows.ts'
import type { CheckedTable } from './check.ts'

/** Columns of readings, and where that stands which they read. */
const READ: Readonly<Record<string, string>> = {
  pinyin: 'hakka',
  sentence_pinyin: 'sentence',
  role_pinyin: 'role',
  question_pinyin: 'question',
  option_pinyin: 'option',
}

/** Readings that are wrong or missing, with the dictionary's beside them where that leaves no doubt. */
export async function suggestReadings(
  pool: Pool,
  { rows, faults }: CheckedTable,
  dialectId: number,
): Promise<CheckedTable['faults']> {
  const cells = new Map(rows.map((row) => [row.line, row.cells]))
  const textOf = ({ line, column }: { line: number; column: string }) =>
    cells.get(line)?.[READ[column] ?? ''] ?? ''
  const texts = faults.slice(0, FAULTS_SHOWN).map(textOf).filter(Boolean)
  const known = await knownReadings(pool, texts, dialectId)
  return faults.map((fault) => {
    const suggestion = certainReading(textOf(fault), known)
    return suggestion === undefined ? fault : { ...fault, suggestion }
  })
}
