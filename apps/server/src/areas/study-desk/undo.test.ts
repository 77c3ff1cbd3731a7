import { STUDY_KINDS } from '@hakka/contract/constants'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { asLines, type RandomTable, randomTables } from '../../content/study-table/testing/random-tables.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { studyCategories, studyImports, studyItems } from '../../db/tables/self-study.ts'
import { writeTable } from '../../domain/import/write-table.ts'
import { session, user } from '../../testing/builders.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'
import { tableDesk, tsv } from '../../testing/table-desk.ts'

const server = testServer()
const { check, clear, bring, exported, storeRandomFiles } = tableDesk(server)

const HEAD = ['主題', '子主題', '腔調', '編號', '客語', '拼音', '華語']
const term = (no: number, hakka = '食飽吂？', pinyin = 'siid5 bau31 mang11', theme = '打招呼') => [
  theme,
  '見面',
  '四縣',
  no,
  hakka,
  pinyin,
  '吃飽了嗎？',
]
const table = (...rows: (readonly (string | number)[])[]) => ({ items_file: tsv([HEAD, ...rows]) })

let headers: Record<string, string> = {}
beforeAll(async () => {
  headers = await session(server(), await user(server(), { roles: ['selfstudy_editor'] }))
  await storeRandomFiles()
})

const ask = (id: number, own = headers) =>
  server().app.inject({
    method: 'POST',
    url: `/api/admin/self_study/import/${id}/undo`,
    headers: own,
    payload: {},
  })
const past = async (kind: string) =>
  (await server().app.inject({ url: `/api/admin/self_study/${kind}/imports`, headers })).json().data

/** By somebody else than who brought it. */
async function undo(kind: string, id: number) {
  expect((await ask(id)).json().data).toMatchObject({ state: 'undoing' })
  await runJob(server(), 'import-study', { id, undo: true })
  return (await past(kind)).find((own: { id: number }) => own.id === id)
}

const content = async (kind = 'classroom_term') => String(await exported(kind, 'items_file'))

test('an import is taken back as a whole: what it changed is as before, what it made is under 已刪除, its themes are gone', async () => {
  await bring('classroom_term', table(term(1), term(2)))
  const before = await content()
  const { id } = await bring(
    'classroom_term',
    table(term(1, '恁仔細！', 'an31 zii31 se55'), term(3), term(1, '食飯！', 'siid5 fan55', '錯的主題')),
  )
  expect(await content()).toContain('錯的主題')
  expect(await undo('classroom_term', id)).toMatchObject({
    state: 'undone',
    undone: { restored: 1, removed: 2, left: [] },
  })
  expect(await content()).toBe(before)
  const { db } = server().services
  const url = '/api/admin/self_study/classroom_term/deleted'
  expect((await server().app.inject({ url, headers })).json().total).toBe(2)
  const [theme] = await db.select().from(studyCategories).where(eq(studyCategories.name, '錯的主題'))
  expect(theme).toMatchObject({ withdrawnAt: expect.any(Date), deletedAt: expect.any(Date) })
  const acts = (await db.select().from(auditRows)).filter(
    ({ action }) => action === 'classroom_term.import_undo',
  )
  expect(acts).toMatchObject([{ after: { restored: 1, removed: 2, left: 0 } }])
})

test('what somebody has changed since is left and named, all else goes back', async () => {
  await bring('classroom_term', table(term(1), term(2)))
  const { id } = await bring(
    'classroom_term',
    table(term(1, '恁仔細！', 'an31 zii31 se55'), term(2, '承蒙你！', 'siin11 mung11 ngi11')),
  )
  await bring('classroom_term', table(term(2, '食飯！', 'siid5 fan55')))
  const { undone } = await undo('classroom_term', id)
  expect(undone).toMatchObject({ restored: 1, removed: 0, left: [{ title: expect.any(String) }] })
  const after = await content()
  expect(after).toContain('食飽吂？')
  expect(after).not.toContain('恁仔細')
  expect(after).toContain('食飯！')
})

test('it is taken back once, by whoever may bring tables of its kind, and stays a version that can be read', async () => {
  await bring('classroom_term', table(term(1)))
  const { id } = await bring('classroom_term', table(term(1, '恁仔細！', 'an31 zii31 se55')))
  const stranger = await session(server(), await user(server(), { roles: ['audio_editor'] }))
  expect((await ask(id, stranger)).statusCode).toBe(403)
  await undo('classroom_term', id)
  expect((await ask(id)).json().data).toMatchObject({ state: 'undone' })
  await runJob(server(), 'import-study', { id, undo: true })
  const [item] = await server().services.db.select().from(studyItems)
  const url = `/api/admin/self_study/classroom_term/revisions?id=${item?.id}`
  const { data } = (await server().app.inject({ url, headers })).json()
  expect(data.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
  expect(await server().services.db.$count(studyImports, eq(studyImports.state, 'undone'))).toBeGreaterThan(0)
})

test('a sentence that the table had moved to another part stands in its own again', async () => {
  const heads = ['級別', '主題', '子主題', '腔調', '編號', '客語', '拼音', '華語']
  const words = tsv([
    ['級別', '主題', '腔調', '編號', '詞語', '拼音', '華語'],
    [1, '打招呼', '四縣', 1, '食飽', 'siid5 bau31', '吃飽'],
  ])
  const spoken = (part: string) => ({
    items_file: tsv([heads, [1, '打招呼', part, '四縣', 1, '食飽吂？', 'siid5 bau31 mang11', '吃飽了嗎？']]),
    words_file: words,
  })
  await bring('speaking', spoken('見面'))
  const before = await content('speaking')
  const { id, changed } = await bring('speaking', spoken('再見'))
  expect(changed).toBe(1)
  expect((await undo('speaking', id)).undone).toEqual({ restored: 1, removed: 0, left: [] })
  expect(await content('speaking')).toBe(before)
})

test('where it fails all is as it was and that is said; its job’s second run takes it back', async () => {
  await bring('classroom_term', table(term(1)))
  const before = await content()
  const { id } = await bring('classroom_term', table(term(1, '恁仔細！', 'an31 zii31 se55')))
  const changed = await content()
  await ask(id)
  const { db } = server().services
  // Nobody can write the items meanwhile.
  await db.execute(sql`alter table study_items add constraint refuses check (version < 3) not valid`)
  await expect(runJob(server(), 'import-study', { id, undo: true })).rejects.toThrow()
  expect((await past('classroom_term'))[0]).toMatchObject({ state: 'done', undo_failed: true, undone: null })
  expect(await content()).toBe(changed)
  await db.execute(sql`alter table study_items drop constraint refuses`)
  await runJob(server(), 'import-study', { id, undo: true })
  expect((await past('classroom_term'))[0]).toMatchObject({ state: 'undone', undo_failed: false })
  expect(await content()).toBe(before)
})

test('one that is only checked can’t be taken back', async () => {
  const { id } = await bring('classroom_term', table(term(1)))
  await server().services.db.update(studyImports).set({ state: 'checked' }).where(eq(studyImports.id, id))
  expect((await ask(id)).json().data).toMatchObject({ state: 'checked' })
  expect(await content()).toContain('食飽吂')
})

test.each(STUDY_KINDS)(
  'two random tables of %s: the second taken back, all is as after the first',
  async (kind) => {
    const filesOf = async (own: RandomTable) => {
      const all: Record<string, Buffer> = {}
      for (const file of ['items_file', 'words_file'] as const) {
        const lines = asLines(kind, file, own[file] ?? [])
        // A file without words is none.
        if (lines.length > 1 || (file === 'words_file' && kind === 'speaking'))
          all[file] = await writeTable(lines, 'tsv')
      }
      return all
    }
    // An import of speaking has a word at least.
    const random = randomTables[kind].filter(
      ({ words_file = [] }) => kind !== 'speaking' || words_file.length > 0,
    )
    await fc.assert(
      fc.asyncProperty(random, random, async (one, other) => {
        await clear()
        await bring(kind, await filesOf(one))
        const before = await content(kind)
        const second = await filesOf(other)
        // A book of so many pages takes no dialect with others: two tables that do not go together are no case.
        fc.pre((await check(kind, second)).json().data.fault_count === 0)
        const { id } = await bring(kind, second)
        await undo(kind, id)
        expect(await content(kind)).toBe(before)
      }),
      { numRuns: 2, endOnFailure: true },
    )
  },
)

test('one theme is exported by itself, with all of its parts', async () => {
  await bring('classroom_term', table(term(1), term(1, '食飯！', 'siid5 fan55', '食飯時')))
  const [theme] = await server()
    .services.db.select()
    .from(studyCategories)
    .where(eq(studyCategories.name, '食飯時'))
  const url = `/api/admin/self_study/classroom_term/table?category_id=${theme?.id}`
  const text = (await server().app.inject({ url, headers })).body
  expect(text).toContain('食飯！')
  expect(text).not.toContain('打招呼')
})
