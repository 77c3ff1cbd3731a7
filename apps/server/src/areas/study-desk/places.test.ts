import { and, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { saveItems } from '../../content/save-items.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { revisions } from '../../db/tables/edit.ts'
import { studyCategories, studyItems, studySearch } from '../../db/tables/self-study.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

/** A twentieth of what other properties try: each run is a few dozen calls. */
const RUNS = Math.max(3, Math.round(Number(process.env.FUZZ_RUNS ?? 120) / 20))

beforeEach(clear)

async function clear() {
  const { db } = server().services
  await db.delete(studySearch)
  await db.delete(studyItems)
  await db.delete(studyCategories)
}

async function desk() {
  const headers = await session(server(), await user(server(), { roles: ['selfstudy_editor'] }))
  const post = (url: string, payload: object) =>
    server().app.inject({ method: 'POST', url, headers, payload })
  const admin = (deed: string, payload: object) => post(`/api/admin/self_study/speaking/${deed}`, payload)
  const get = async (url: string) => (await server().app.inject({ url, headers })).json()
  const remove = (path: string) =>
    server().app.inject({ method: 'DELETE', url: `/api/admin/self_study/speaking/${path}`, headers })
  const theme = async (name: string, parent?: number): Promise<number> => {
    const made = await admin('theme', { name, ...(parent ? { parent_id: parent } : { level_no: 1 }) })
    expect(made.statusCode, made.body).toBe(200)
    return made.json().data.id
  }
  const sentence = async (categoryId: number): Promise<number> => {
    const made = await post('/api/self_study/speaking/sentence', {
      category_id: categoryId,
      dialect_id: 1,
      chinese_sentence: { text: '早安' },
      hakka_sentence: { text: '恁早', pinyin: 'an31 zo31' },
      words: [],
    })
    expect(made.json(), made.body).toMatchObject({ success: true })
    return made.json().id
  }
  /** The tree as its editor sees it, and as pupils do. */
  const tree = async () => {
    const { themes } = (await get('/api/admin/self_study/speaking')).data
    return Promise.all(
      themes.map(async (own: { id: number; subcategories: { id: number; count: number }[] }) => ({
        id: own.id,
        parts: own.subcategories,
        seen: await seen(own.id),
      })),
    )
  }
  const seen = async (themeId: number): Promise<{ id: number; items: number[] }[]> => {
    const { category } = await get(`/api/self_study/speaking/category?c=${themeId}&d=1`)
    return category.subcategories.map((part: { id: number; sentences: { id: number }[] }) => ({
      id: part.id,
      items: part.sentences.map(({ id }) => id),
    }))
  }
  return { post, admin, get, remove, theme, sentence, tree, seen }
}

const nosOf = async (ids: readonly number[]) => {
  const rows = await server().services.db.select().from(studyItems)
  return ids.map((id) => rows.find((own) => own.id === id)?.no)
}

test('themes, parts and items are put in order; their numbers stay, and what is new is last', async () => {
  const { admin, theme, sentence, tree } = await desk()
  const [a, b] = [await theme('朝晨'), await theme('暗晡')]
  const [one, two] = [await theme('洗面', a), await theme('食朝', a)]
  const items = [await sentence(one), await sentence(one), await sentence(one)]
  const order = items.toReversed()
  expect((await admin('order', { of: 'items', ids: order, before: items })).statusCode).toBe(200)
  expect((await admin('order', { of: 'themes', ids: [two, one] })).statusCode).toBe(200)
  expect((await admin('order', { of: 'themes', ids: [b, a], before: [a, b] })).statusCode).toBe(200)
  const last = await sentence(one)
  expect(await tree()).toMatchObject([
    { id: b, parts: [] },
    { id: a, parts: [{ id: two }, { id: one }], seen: [{ id: one, items: [...order, last] }] },
  ])
  expect(await nosOf(order)).toEqual([3, 2, 1])
  const { db } = server().services
  const rows = await db.select().from(auditRows).where(eq(auditRows.action, 'speaking.order'))
  expect(rows.slice(-3).map(({ subject, before, after }) => ({ subject, before, after }))).toEqual([
    { subject: '洗面', before: items, after: order },
    { subject: '朝晨', before: [one, two], after: [two, one] },
    { subject: 'Ⅰ級教材', before: [a, b], after: [b, a] },
  ])
})

test('a list that is not exactly what stands there, or has been ordered meanwhile, is a conflict', async () => {
  const { admin, theme, sentence } = await desk()
  const part = await theme('洗面', await theme('朝晨'))
  const [one = 0, two = 0, three = 0] = [await sentence(part), await sentence(part), await sentence(part)]
  const order = (ids: number[], before?: number[]) =>
    admin('order', { of: 'items', ids, ...(before && { before }) })
  expect((await order([two, one])).statusCode).toBe(409)
  expect((await order([one, two, three, three])).statusCode).toBe(409)
  await order([two, one, three])
  const stale = await order([three, one, two], [one, two, three])
  expect(stale.statusCode).toBe(409)
  expect(stale.json().current).toEqual([two, one, three])
  expect((await order([999_999])).statusCode).toBe(404)
})

test('a sentence is brought to another theme, last there, and its pack leaves it where it is', async () => {
  const { admin, theme, sentence, tree } = await desk()
  const [a, b] = [await theme('朝晨'), await theme('暗晡')]
  const [from, to] = [await theme('洗面', a), await theme('食暗', b)]
  const [one, moved, there] = [await sentence(from), await sentence(from), await sentence(to)]
  const answer = await admin('move', { id: moved, version: 1, category_id: to })
  expect(answer.json(), answer.body).toEqual({ data: { version: 2, no: 2 } })
  expect(await tree()).toMatchObject([
    { id: a, seen: [{ id: from, items: [one] }] },
    { id: b, seen: [{ id: to, items: [there, moved] }] },
  ])
  // Where it is already, nothing happens; a theme is no place of a sentence, nor is what is deleted.
  expect((await admin('move', { id: moved, category_id: to })).json().data.version).toBe(2)
  expect((await admin('move', { id: moved, category_id: b })).statusCode).toBe(422)
  expect((await admin('move', { id: moved, version: 1, category_id: from })).statusCode).toBe(409)
  // Its pack has it in the first theme.
  const { db } = server().services
  const [row] = await db.select().from(studyItems).where(eq(studyItems.id, moved))
  if (!row) throw new Error('it is gone')
  const { id: _, createdAt: __, updatedAt: ___, ...own } = row
  await db.transaction((transaction) =>
    saveItems(transaction, [{ ...own, categoryId: from, no: 1, levelNo: 1 }], { keepsEdited: true }),
  )
  expect(await nosOf([moved])).toEqual([2])
  expect(await tree()).toMatchObject([{ id: a }, { id: b, seen: [{ items: [there, moved] }] }])
})

/** What an editor may do, by numbers that choose among what there is. */
const deeds = fc.array(
  fc.record({
    deed: fc.constantFrom('add', 'move', 'order', 'drop', 'dropTheme', 'back', 'part'),
    at: fc.nat(50),
    to: fc.nat(50),
  }),
  { minLength: 5, maxLength: 18 },
)

test('whatever is added, moved, ordered, deleted and brought back: the tree stays consistent', async () => {
  const { admin, theme, sentence, tree, get, remove } = await desk()
  const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)]
  await fc.assert(
    fc.asyncProperty(deeds, async (all) => {
      await clear()
      for (const name of ['朝晨', '暗晡']) {
        const id = await theme(name)
        for (const part of ['洗面', '食飯']) await sentence(await theme(part, id))
      }
      for (const { deed, at, to } of all) {
        const { db } = server().services
        const parts = (await get('/api/admin/self_study/speaking')).data.themes.flatMap(
          (own: { subcategories: { id: number }[] }) => own.subcategories.map(({ id }) => id),
        )
        const themes = (await get('/api/admin/self_study/speaking')).data.themes
        const shown = await db
          .select()
          .from(studyItems)
          .where(isNull(studyItems.withdrawnAt))
          .orderBy(studyItems.id)
        const deleted = (await get('/api/admin/self_study/speaking/deleted')).data
        const part = pick<number>(parts, to)
        const item = pick(shown, at)
        const own = pick<{ id: number }>(themes, at)
        if (deed === 'add' && part) await sentence(part)
        if (deed === 'part' && own) await admin('theme', { parent_id: own.id, name: `新${at}` })
        if (deed === 'move' && item && part) await admin('move', { id: item.id, category_id: part })
        if (deed === 'order' && item) {
          const ids = shown.filter(({ categoryId }) => categoryId === item.categoryId).map(({ id }) => id)
          expect(
            (await admin('order', { of: 'items', ids: [...ids.slice(1), ...ids.slice(0, 1)] })).statusCode,
          ).toBe(200)
        }
        if (deed === 'drop' && item) expect((await remove(String(item.id))).statusCode).toBe(200)
        if (deed === 'dropTheme' && (at % 2 ? own : part))
          expect((await remove(`theme/${at % 2 ? own?.id : part}`)).statusCode).toBe(200)
        const back = pick<{ id: number; of: string }>(deleted, at)
        if (deed === 'back' && back) {
          const asked = { id: back.id, of: back.of === 'item' ? 'item' : 'theme' }
          expect([200, 422]).toContain((await admin('restore', asked)).statusCode)
        }
        await expectConsistent(await tree())
      }
      // All that was deleted can be brought back: themes first, then parts, then what is left.
      for (let left = 1; left > 0; ) {
        const gone = (await get('/api/admin/self_study/speaking/deleted')).data
        left = gone.length
        const ranks = ['theme', 'part', 'item']
        const [first] = gone.toSorted(
          (a: { of: string }, b: { of: string }) => ranks.indexOf(a.of) - ranks.indexOf(b.of),
        )
        if (!first) break
        const answer = await admin('restore', { id: first.id, of: first.of === 'item' ? 'item' : 'theme' })
        expect(answer.statusCode, answer.body).toBe(200)
      }
      const { db } = server().services
      expect(await db.$count(studyItems, isNull(studyItems.withdrawnAt))).toBe(await db.$count(studyItems))
      await expectConsistent(await tree())
    }),
    { numRuns: RUNS },
  )
})

interface Theme {
  id: number
  parts: { id: number; count: number }[]
  seen: { id: number; items: number[] }[]
}

/** What is shown stands in what is shown, once, under a number of its own; what its editor counts is what pupils see. */
async function expectConsistent(tree: Theme[]): Promise<void> {
  const { db } = server().services
  const rows = await db.select().from(studyItems).where(isNull(studyItems.withdrawnAt))
  const seen = tree.flatMap((own) => own.seen.flatMap(({ items }) => items))
  expect(seen.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b))
  for (const theme of tree) {
    for (const part of theme.parts)
      expect(theme.seen.find(({ id }) => id === part.id)?.items.length ?? 0).toBe(part.count)
    const within = rows.filter(({ categoryId }) => theme.parts.some(({ id }) => id === categoryId))
    expect(new Set(within.map(({ no }) => no)).size).toBe(within.length)
  }
  for (const row of rows) {
    expect((row.content as { no: number }).no).toBe(row.no)
    expect(row.deletedWith).toBeNull()
    const kept = await db.$count(
      revisions,
      and(eq(revisions.thing, 'study_item'), eq(revisions.subjectId, String(row.id))),
    )
    expect(kept).toBeGreaterThan(0)
  }
}
