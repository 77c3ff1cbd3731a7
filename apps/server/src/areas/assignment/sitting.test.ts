import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { attempts } from '../../db/tables/study.ts'
import { answer, assign, lessonOf, RIGHT } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { cellsOf } from '../../testing/report-cells.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let lesson: Awaited<ReturnType<typeof lessonOf>>

beforeAll(async () => {
  lesson = await lessonOf(server(), 2)
})

const PATH = '/api/my/learning-class/assignment'

/** A test of two exercises, and a pupil who may sit it. */
async function sitting() {
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const pupil = await person(server(), { name: '學生甲', isStudent: true })
  const { id: memberId } = await stay(server(), { classId, userId: pupil.id })
  const { id, items } = await assign(server(), teacher, { class_id: classId, id: lesson.id, mode: 'test' })
  const [first, second] = items
  if (!first || !second) throw new Error('two items')
  const open = (itemId = first.id, who = pupil) => who.ask(`GET ${PATH}/test?id=${id}&item_id=${itemId}`)
  /** By the texts of options, as somebody taps them. */
  const send = async (given: Record<string, string[]>, itemId = first.id) => {
    const shown = JSON.stringify((await open(itemId)).body.data.module.content)
    const idOf = (text: string) => Number(new RegExp(`"text":"${text}"[^{}]*"id":(\\d+)`).exec(shown)?.[1])
    const own = Object.fromEntries(Object.entries(given).map(([area, texts]) => [area, texts.map(idOf)]))
    return pupil.ask(`POST ${PATH}/test`, { id, item_id: itemId, answer: own })
  }
  const cells = async () =>
    cellsOf((await teacher.ask(`GET /api/my/teaching-class/assignment/report?id=${id}`)).body.data)
  const handIn = () => pupil.ask(`POST ${PATH}/hand-in`, { id })
  const whole = async () => (await pupil.ask(`GET ${PATH}?id=${id}`)).body.data
  return { teacher, pupil, memberId, id, items, first, second, open, send, cells, handIn, whole }
}

const ALL_RIGHT = { 0: ['選項1'], 1: ['選項3', '選項4'] }

describe('a test', () => {
  test('takes what asks something alone, and shows it without its key', async () => {
    const { items, open, first } = await sitting()
    expect(items.map(({ thingId, versionId }) => [thingId, versionId])).toEqual(
      lesson.modules.slice(2).map((own) => [own.id, own.version_id]),
    )
    const { data } = (await open()).body
    expect(data).toMatchObject({ item: { id: first.id }, module: { type: 'matching' }, handed_in: false })
    expect(JSON.stringify(data)).not.toContain('is_correct')
  })

  test('says what is right of what was sent; the first answer to a question counts', async () => {
    const { send, handIn, cells, whole, second } = await sitting()
    expect((await send({ 0: ['選項2'] })).body.data).toEqual({ right: [], full: [], done: false })
    expect((await send({ 0: ['選項1'] })).body.data).toMatchObject({ full: ['0'], done: true })
    expect((await send({ 1: ['選項3', '選項4'] })).body.data).toMatchObject({ done: true })
    expect(await whole()).toMatchObject({ state: 'doing', done_count: 1, percent: null })
    expect(await cells()).toMatchObject([{ state: 'not_started' }, { state: 'not_started' }])
    await send(ALL_RIGHT, second.id)
    expect((await handIn()).body.message).toBe('交卷了，可以看結果了')
    expect(await cells()).toMatchObject([
      { state: 'needs_help', first: { earned: 2, total: 3 }, claimed: false },
      { state: 'done', first: { earned: 3, total: 3 } },
    ])
    expect(await whole()).toMatchObject({ state: 'done', percent: 83 })
  })

  test('counts nothing that was done elsewhere, and what nobody answered is worth nothing', async () => {
    const { pupil, handIn, cells } = await sitting()
    const [module] = lesson.modules.slice(2)
    if (!module) throw new Error('no module')
    await answer(pupil, module, RIGHT)
    expect((await cells())[0]?.state).toBe('not_started')
    await handIn()
    expect(await cells()).toMatchObject([
      { state: 'needs_help', best: { earned: 0, total: 3 } },
      { state: 'needs_help', best: { earned: 0, total: 3 } },
    ])
  })

  test('is handed in once by however many devices; then nothing more is taken', async () => {
    const { pupil, send, handIn, open } = await sitting()
    await send(ALL_RIGHT)
    const all = await Promise.all(Array.from({ length: 20 }, handIn))
    expect(all.every(({ status }) => status === 200)).toBe(true)
    const rows = await server().services.db.select().from(attempts).where(eq(attempts.userId, pupil.id))
    expect(rows).toHaveLength(2)
    const late = await send(ALL_RIGHT)
    expect([late.status, late.body.message]).toEqual([422, '這份測驗已經交了，不能再作答'])
    expect((await open()).body.data.handed_in).toBe(true)
  })

  test('sent by many at once keeps one first answer', async () => {
    const { send, handIn, cells } = await sitting()
    await Promise.all(Array.from({ length: 10 }, () => send(ALL_RIGHT)))
    await handIn()
    expect(await cells()).toMatchObject([{ best: { earned: 3, total: 3 }, tries: 1 }, {}])
  })

  test('that is given back is sat anew; the first try stays', async () => {
    const { teacher, memberId, id, send, handIn, cells, whole } = await sitting()
    await send({ 0: ['選項2'], 1: ['選項3'] })
    await handIn()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await teacher.ask('POST /api/my/teaching-class/assignment/hand-back', { id, member_ids: [memberId] })
    expect(await whole()).toMatchObject({ state: 'handed_back', done_count: 0, percent: null })
    await new Promise((resolve) => setTimeout(resolve, 5))
    await send(ALL_RIGHT)
    await handIn()
    expect(await cells()).toMatchObject([
      { first: { earned: 1, total: 3 }, best: { earned: 3, total: 3 }, tries: 2 },
      {},
    ])
  })

  test('keeps the version that was assigned, whatever is published since', async () => {
    const { open, first, send, handIn, cells } = await sitting()
    lesson = await lessonOf(server(), 2, '新的配對')
    expect((await open()).body.data.module.version_id).toBe(first.versionId)
    await send(ALL_RIGHT)
    await handIn()
    expect((await cells())[0]).toMatchObject({ best: { earned: 3, total: 3 } })
  })

  test('what is no answer is refused; of another’s test there is nothing', async () => {
    const { pupil, id, first, open } = await sitting()
    const other = await sitting()
    const bad = await pupil.ask(`POST ${PATH}/test`, { id, item_id: first.id, answer: 'all' })
    expect(bad.status).toBe(422)
    expect((await open(other.first.id)).status).toBe(404)
    expect((await open(first.id, other.pupil)).status).toBe(404)
    const practice = await assign(server(), other.teacher, {
      class_id: (await other.teacher.ask('GET /api/my/teaching-class/list')).body.data.school_classes[0].id,
      id: lesson.id,
    })
    const item = practice.items[2]
    expect((await other.pupil.ask(`GET ${PATH}/test?id=${practice.id}&item_id=${item?.id}`)).status).toBe(404)
  })

  test('a teacher tries it: told alike, and nothing is kept', async () => {
    const { teacher, id, first, cells } = await sitting()
    const path = '/api/my/teaching-class/assignment/test'
    const shown = await teacher.ask(`GET ${path}?id=${id}&item_id=${first.id}`)
    expect(shown.body.data).toMatchObject({ handed_in: false, items: [{ answered: false }, {}] })
    const told = await teacher.ask(`POST ${path}`, { id, item_id: first.id, answer: { 0: [] } })
    expect(told.body.data).toMatchObject({ full: [] })
    expect((await cells())[0]?.state).toBe('not_started')
  })
})
