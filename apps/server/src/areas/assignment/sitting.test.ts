import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { assignmentAnswers } from '../../db/tables/assignment.ts'
import { attempts } from '../../db/tables/study.ts'
import { answer, assign, lessonOf, questionsOf, RIGHT, twoTerms } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { cellsOf } from '../../testing/report-cells.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let lesson: Awaited<ReturnType<typeof lessonOf>>

beforeAll(async () => {
  lesson = await lessonOf(server(), [questionsOf(3, 3), twoTerms(4)])
})

const PATH = '/api/my/learning-class/assignment'

/** A test of an exercise of three questions and of one on one board, and a pupil who may sit it. */
async function sitting() {
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const pupil = await person(server(), { name: '學生甲', isStudent: true })
  const { id: memberId } = await stay(server(), { classId, userId: pupil.id })
  const { id, items } = await assign(server(), teacher, { class_id: classId, id: lesson.id, mode: 'test' })
  const [first, second] = items
  if (!first || !second) throw new Error('two items')
  const open = (itemId = first.id, { no, who = pupil }: { no?: number; who?: typeof pupil } = {}) =>
    who.ask(`GET ${PATH}/test?id=${id}&item_id=${itemId}${no === undefined ? '' : `&no=${no}`}`)
  /** By the texts of options, as somebody taps them. */
  const bodyOf = async (no: number, given: Record<string, string[]>, itemId = first.id) => {
    const shown = JSON.stringify((await open(itemId, { no })).body.data.asked.content)
    const idOf = (text: string) => Number(new RegExp(`"text":"${text}"[^{}]*"id":(\\d+)`).exec(shown)?.[1])
    const own = Object.fromEntries(Object.entries(given).map(([area, texts]) => [area, texts.map(idOf)]))
    return { id, item_id: itemId, no, answer: own }
  }
  const post = (body: Awaited<ReturnType<typeof bodyOf>>) => pupil.ask(`POST ${PATH}/test`, body)
  const send = async (...given: Parameters<typeof bodyOf>) => post(await bodyOf(...given))
  const cells = async () => {
    const { status, body } = await teacher.ask(`GET /api/my/teaching-class/assignment/report?id=${id}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return cellsOf(body.data)
  }
  const handIn = () => pupil.ask(`POST ${PATH}/hand-in`, { id })
  const whole = async () => (await pupil.ask(`GET ${PATH}?id=${id}`)).body.data
  const answers = (who = pupil) => who.ask(`GET ${PATH}/answers?id=${id}`)
  return {
    teacher,
    classId,
    pupil,
    memberId,
    id,
    first,
    second,
    items,
    open,
    bodyOf,
    post,
    send,
    cells,
    handIn,
    whole,
    answers,
  }
}

const BOARD = { 0: ['選項1'], 1: ['選項3', '選項4'] }

describe('a test', () => {
  test('takes what asks something alone, and shows it question by question without its key', async () => {
    const { items, open, first, second } = await sitting()
    expect(items.map(({ thingId, versionId }) => [thingId, versionId])).toEqual(
      lesson.modules.slice(2).map((own) => [own.id, own.version_id]),
    )
    const { data } = (await open()).body
    expect(data).toMatchObject({
      item: { id: first.id },
      items: [
        { question_count: 3, answered: [] },
        { question_count: 1, answered: [] },
      ],
      asked: { of: 'module', type: 'practice', content: { questions: [{ question: { text: '第 1 題' } }] } },
      no: 1,
      given: null,
      handed_in: false,
    })
    expect(data.asked.content.questions).toHaveLength(1)
    expect(JSON.stringify(data)).not.toContain('is_correct')
    expect((await open(first.id, { no: 4 })).status).toBe(404)
    expect((await open(second.id, { no: 2 })).status).toBe(404)
  })

  test('keeps what is sent last to each question, and says nothing of what is right', async () => {
    const { send, open, first, second, whole } = await sitting()
    expect((await send(2, { 0: ['乙'] })).body).toEqual({ data: { answered: [2] } })
    expect((await send(2, { 0: ['甲'] })).body).toEqual({ data: { answered: [2] } })
    expect((await send(1, { 0: ['丙'] })).body).toEqual({ data: { answered: [1, 2] } })
    const { data } = (await open(first.id, { no: 2 })).body
    expect(data).toMatchObject({ given: [{ text: '甲' }], items: [{ answered: [1, 2] }, { answered: [] }] })
    // Without a number it is the first that has no answer.
    expect((await open()).body.data).toMatchObject({ no: 3, given: null })
    expect(await whole()).toMatchObject({ state: 'doing', done_count: 0, percent: null })
    await send(3, { 0: ['甲'] })
    await send(1, BOARD, second.id)
    expect((await open()).body.data.no).toBe(1)
    expect(await whole()).toMatchObject({ state: 'doing', done_count: 2, percent: null })
  })

  test('tells what is right once it is handed in: question by question, to nobody else', async () => {
    const { send, handIn, cells, whole, answers, classId, second } = await sitting()
    await send(1, { 0: ['乙'] })
    await send(2, { 0: ['甲'] })
    await send(1, BOARD, second.id)
    expect(await cells()).toMatchObject([{ state: 'not_started' }, { state: 'not_started' }])
    expect((await answers()).status).toBe(404)
    expect((await handIn()).body.message).toBe('交卷了，可以看結果了')
    expect(await cells()).toMatchObject([
      { state: 'needs_help', first: { earned: 1, total: 3 }, claimed: false },
      { state: 'done', first: { earned: 3, total: 3 } },
    ])
    expect(await whole()).toMatchObject({ state: 'done', percent: 67 })
    const { questions } = (await answers()).body.data
    expect(questions).toMatchObject([
      { no: 1, right: [{ text: '甲' }], missed: 1, wrong: [{ given: [{ text: '乙' }] }] },
      { no: 2, missed: 0 },
      { no: 3, missed: 1, wrong: [{ given: [] }] },
      { no: 1, missed: 0, item_id: second.id },
      { no: 2, missed: 0, item_id: second.id },
    ])
    const classmate = await person(server(), { name: '學生乙', isStudent: true })
    await stay(server(), { classId, userId: classmate.id })
    expect((await answers(classmate)).status).toBe(404)
    const stranger = await person(server(), { isStudent: true })
    expect((await answers(stranger)).status).toBe(404)
  })

  test('tells its teacher what nobody answered as what was missed', async () => {
    const { teacher, id, send, handIn } = await sitting()
    await send(3, { 0: ['丙'] })
    await handIn()
    const { questions } = (await teacher.ask(`GET /api/my/teaching-class/assignment/answers?id=${id}`)).body
      .data
    expect(questions).toHaveLength(5)
    expect(questions.every((own: { missed: number }) => own.missed === 1)).toBe(true)
  })

  test('counts nothing that was done elsewhere, and what nobody answered is worth nothing', async () => {
    const { pupil, handIn, cells } = await sitting()
    const [, , , module] = lesson.modules
    if (!module) throw new Error('no module')
    await answer(pupil, module, RIGHT)
    expect((await cells())[1]?.state).toBe('not_started')
    await handIn()
    expect(await cells()).toMatchObject([
      { state: 'needs_help', best: { earned: 0, total: 3 } },
      { state: 'needs_help', best: { earned: 0, total: 3 } },
    ])
  })

  test('is handed in once by however many devices; then nothing more is taken', async () => {
    const { pupil, send, handIn, open } = await sitting()
    await send(1, { 0: ['甲'] })
    const all = await Promise.all(Array.from({ length: 20 }, handIn))
    expect(all.every(({ status }) => status === 200)).toBe(true)
    const rows = await server().services.db.select().from(attempts).where(eq(attempts.userId, pupil.id))
    expect(rows).toHaveLength(2)
    const late = await send(1, { 0: ['甲'] })
    expect([late.status, late.body.message]).toEqual([422, '這份測驗已經交了，不能再作答'])
    expect((await open()).body.data.handed_in).toBe(true)
  })

  test('keeps every answer of several devices that send at once', async () => {
    const { bodyOf, post, open, handIn, cells } = await sitting()
    const bodies = await Promise.all([1, 2, 3].map((no) => bodyOf(no, { 0: ['甲'] })))
    await Promise.all([...bodies, ...bodies, ...bodies].map(post))
    expect((await open()).body.data.items[0].answered).toEqual([1, 2, 3])
    await handIn()
    expect(await cells()).toMatchObject([{ best: { earned: 3, total: 3 }, tries: 1 }, {}])
  })

  test('that is given back is sat anew, and its answers are not told meanwhile; the first try stays', async () => {
    const { teacher, memberId, id, send, handIn, cells, whole, open, answers } = await sitting()
    await send(1, { 0: ['乙'] })
    await handIn()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await teacher.ask('POST /api/my/teaching-class/assignment/hand-back', { id, member_ids: [memberId] })
    expect(await whole()).toMatchObject({ state: 'handed_back', done_count: 0, percent: null })
    expect((await open()).body.data).toMatchObject({ no: 1, given: null, handed_in: false })
    expect((await answers()).status).toBe(404)
    await new Promise((resolve) => setTimeout(resolve, 5))
    for (const no of [1, 2, 3]) await send(no, { 0: ['甲'] })
    await handIn()
    expect(await cells()).toMatchObject([
      { first: { earned: 0, total: 3 }, best: { earned: 3, total: 3 }, tries: 2 },
      {},
    ])
    const { questions } = (await answers()).body.data
    expect(questions.map((own: { missed: number }) => own.missed)).toEqual([0, 0, 0, 1, 1])
  })

  test('keeps the version that was assigned, whatever is published since', async () => {
    const { open, first, send, handIn, cells } = await sitting()
    lesson = await lessonOf(server(), [questionsOf(3, 3, '新的練習'), twoTerms(4)])
    expect((await open()).body.data.asked.version_id).toBe(first.versionId)
    for (const no of [1, 2, 3]) await send(no, { 0: ['甲'] })
    await handIn()
    expect((await cells())[0]).toMatchObject({ best: { earned: 3, total: 3 } })
  })

  test('what is no answer is refused; of another’s test there is nothing', async () => {
    const { pupil, id, first, open } = await sitting()
    const other = await sitting()
    const post = (no: number, own: unknown) =>
      pupil.ask(`POST ${PATH}/test`, { id, item_id: first.id, no, answer: own })
    expect((await post(1, 'all')).status).toBe(422)
    // An answer to the whole of a module is none to a question of it.
    expect((await post(1, { 0: [99] })).status).toBe(422)
    expect((await post(9, { 0: [0] })).status).toBe(422)
    expect((await open(other.first.id)).status).toBe(404)
    expect((await open(first.id, { who: other.pupil })).status).toBe(404)
    const practice = await assign(server(), other.teacher, {
      class_id: (await other.teacher.ask('GET /api/my/teaching-class/list')).body.data.school_classes[0].id,
      id: lesson.id,
    })
    const item = practice.items[2]
    expect((await other.pupil.ask(`GET ${PATH}/test?id=${practice.id}&item_id=${item?.id}`)).status).toBe(404)
    expect((await other.pupil.ask(`GET ${PATH}/answers?id=${practice.id}`)).status).toBe(404)
  })

  test('a teacher tries it: told alike, and nothing is kept', async () => {
    const { teacher, id, first, cells, open } = await sitting()
    const path = '/api/my/teaching-class/assignment/test'
    const shown = await teacher.ask(`GET ${path}?id=${id}&item_id=${first.id}`)
    expect(shown.body.data).toMatchObject({ handed_in: false, items: [{ answered: [] }, {}] })
    const told = await teacher.ask(`POST ${path}`, { id, item_id: first.id, no: 2, answer: { 0: [] } })
    expect(told.body).toEqual({ data: { answered: [2] } })
    expect((await cells())[0]?.state).toBe('not_started')
    expect((await open()).body.data.items[0].answered).toEqual([])
  })

  test('begun before answers were kept by question is marked as it was answered', async () => {
    const { pupil, second, open, whole, handIn, cells } = await sitting()
    const at = server().services.now()
    const row = { itemId: second.id, userId: pupil.id, answer: RIGHT, isWhole: true, beganAt: at, at }
    await server().services.db.insert(assignmentAnswers).values(row)
    expect((await open(second.id)).body.data).toMatchObject({ no: 1, given: null })
    expect(await whole()).toMatchObject({ done_count: 1 })
    await handIn()
    expect((await cells())[1]).toMatchObject({ state: 'done', best: { earned: 3, total: 3 } })
  })
})
