import { phonesOfText } from '@hakka/judge/training'
import { expect, it } from 'vitest'
import { columnsOf } from '../../apps/server/src/domain/dictionary/columns.ts'
import { readTable } from '../../apps/server/src/domain/dictionary/table.ts'

const file = process.env.DICTIONARY_FILE
if (!file) process.stdout.write('DICTIONARY_FILE 未設定：沒有測試辭典所有的音讀。\n')

it.runIf(file)(
  'every reading of the dictionary, in six dialects, has its sounds',
  { timeout: 60_000 },
  async () => {
    const [head, ...rows] = await readTable(file ?? '')
    const { dialects } = columnsOf(head?.cells ?? [])
    const counts = dialects.map(({ id, reading }) => {
      const readings = rows
        .map(({ cells }) => (cells[reading] ?? '').toLowerCase())
        .filter((cell) => cell.trim() !== '')
      const unread = readings.filter((cell) => !phonesOfText((cell.match(/[a-z]+\d*/g) ?? []).join(' ')))
      expect(unread, `腔調 ${id}`).toEqual([])
      return readings.length
    })
    // The edition of 2023-02-22; a later one has more.
    expect(counts[0]).toBeGreaterThanOrEqual(15_263)
    expect(counts[1]).toBeGreaterThanOrEqual(15_351)
  },
)
