import { join } from 'node:path'
import { STUDY_KINDS } from '@hakka/contract/constants'
import { beforeAll, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { COLUMNS } from '../../content/study-table/columns.ts'
import { ROOT } from '../../kernel/root.ts'
import { testServer } from '../../testing/server.ts'
import { tableDesk } from '../../testing/table-desk.ts'

const server = testServer()
const { check, exported } = tableDesk(server, { clears: false })

beforeAll(async () => {
  await importPack(server().services, await readPack(join(ROOT, 'content/self-study')))
})

test.each(STUDY_KINDS)(
  'of our own pack what was exported of %s changes nothing when it comes again',
  async (kind) => {
    for (const format of ['tsv', 'xlsx']) {
      const own: Record<string, Buffer> = { items_file: await exported(kind, 'items_file', format) }
      if (COLUMNS[kind].words_file.length > 0) own.words_file = await exported(kind, 'words_file', format)
      const { data } = (await check(kind, own)).json()
      expect(data).toMatchObject({ made: 0, changed: 0, fault_count: 0, unchanged: expect.any(Number) })
      expect(data.unchanged).toBeGreaterThan(0)
    }
  },
)
