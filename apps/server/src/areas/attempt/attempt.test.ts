import { ATTEMPTS } from '@hakka/contract/constants/attempts'
import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyLesson, tinyPack, withUids } from '../../content/testing/tiny-pack.ts'
import { attempts } from '../../db/tables/study.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const URL = '/api/my/attempts'
const PROGRESS = '/api/my/lesson-progress'

const option = (id: number, is_correct: boolean) => ({ id, text: `選項${id}`, lang: 'zh', is_correct })

/** One term with two right options and one that belongs nowhere. */
const matching = (right: readonly number[]) => ({
  no: 3,
  type: 'matching',
  version: 1,
  name: '配對',
  description: '',
  content: {
    terms: [
      {
        text: '一家人',
        lang: 'zh',
        reactable_options: [1, 2, 3].map((id) => option(id, right.includes(id))),
      },
    ],
  },
})

const server = testServer()

/** Sentences that a learner translates and judges. */
const translations = {
  no: 4,
  type: 'hakka_to_chinese',
  version: 1,
  name: '翻譯',
  description: '',
  content: {
    questions: [
      { hakka_question_text: '阿公', pinyin: 'a24 gung24', chinese_question_text: '爺爺' },
      { hakka_question_text: '阿婆', pinyin: 'a24 po11', chinese_question_text: '奶奶' },
    ],
  },
}

/** Two terms, which a learner may solve one by one. */
const rounds = {
  no: 4,
  type: 'matching',
  version: 1,
  name: '兩題',
  description: '',
  content: {
    terms: [
      { text: '阿公', lang: 'zh', reactable_options: [option(1, true), option(2, false)] },
      { text: '阿婆', lang: 'zh', reactable_options: [option(3, true), option(4, true)] },
    ],
  },
}

/** A graph with a word to be filled in: one without has `null` for its answer. */
const graph = {
  no: 4,
  type: 'word_relation_ver',
  version: 1,
  name: '語詞關係',
  description: '',
  content: {
    words: [
      { id: 1, text: '阿公', pinyin: 'a24 gung24', chinese: '爺爺' },
      { id: 2, text: '飯', pinyin: 'fan55', chinese: '飯' },
    ],
    relations: [
      {
        from: 1,
        to: 2,
        text: '食',
        pinyin: 'siid5',
        interactive_flg: true,
        options: [
          { id: 1, text: '食', pinyin: 'siid5', is_correct: true },
          { id: 2, text: '洗', pinyin: 'se31', is_correct: false },
        ],
      },
    ],
  },
}

async function put(
  right: readonly number[],
  more: readonly (typeof translations | typeof rounds | typeof graph)[] = [],
) {
  const modules = [...tinyLesson.activities[1].modules, matching(right), ...more]
  const lesson = withUids({ ...tinyLesson, activities: { 1: { modules } } })
  await importPack(server().services, await readPack(await tinyPack({ 'lessons/a.json': lesson })))
  const { body } = await get('/api/lesson?step_no=1&semester_no=1&no=1')
  const [word, text, game, other] = body.activities[1].modules
  return { lesson: body, word, text, game, other }
}

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await server().app.inject({ url, headers })
  return { status: answer.statusCode, body: answer.json() }
}

async function pupil() {
  const someone = await user(server())
  const headers = await session(server(), someone)
  let made = 0
  return {
    id: someone.id,
    headers,
    async send(...list: Record<string, unknown>[]) {
      const payload = {
        attempts: list.map((own) => ({ key: `attempt-${++made}-${someone.id}`, thing: 'module', ...own })),
      }
      const answer = await server().app.inject({ method: 'POST', url: URL, headers, payload })
      return { status: answer.statusCode, body: answer.json() }
    },
    rows: () =>
      server()
        .services.db.select()
        .from(attempts)
        .where(and(eq(attempts.userId, someone.id)))
        .orderBy(asc(attempts.doneAt), asc(attempts.id)),
  }
}

const at = (module: { id: number; version_id: number }, more: Record<string, unknown> = {}) => ({
  thing_id: module.id,
  version_id: module.version_id,
  answer: null,
  ...more,
})

describe('attempts', () => {
  let taught: Awaited<ReturnType<typeof put>>
  beforeAll(async () => {
    taught = await put([1, 2])
  })

  it('are nobody’s without a login', async () => {
    const headers = await visitor(server())
    const payload = { attempts: [{ key: 'attempt-1', thing: 'module', ...at(taught.word) }] }
    const answer = await server().app.inject({ method: 'POST', url: URL, headers, payload })
    expect(answer.statusCode).toBe(401)
  })

  it('are marked by the server: points that a browser claims are not looked at', async () => {
    const { send, rows } = await pupil()
    const forged = { answer: { 0: [3] }, earned: 2, total: 2, score: 100, claimed: false }
    const { body } = await send(at(taught.game, forged))
    expect(body.data.attempts).toMatchObject([{ status: 'kept', earned: 0, total: 2 }])
    expect(body.data.lessons).toMatchObject([
      { done: [3], results: [{ no: 3, earned: 0, total: 2 }], module_count: 3 },
    ])
    expect(await rows()).toMatchObject([
      { answer: { 0: [3] }, earned: 0, total: 2, claimed: false, versionId: taught.game.version_id },
    ])
  })

  it('of what is read have no points; each module ticks once, the best result counts', async () => {
    const { send, headers } = await pupil()
    await send(at(taught.word), at(taught.game, { answer: { 0: [1] } }))
    await send(at(taught.word), at(taught.game, { answer: { 0: [1, 2] } }))
    await send(at(taught.game, { answer: { 0: [2] } }))
    const { body } = await get(PROGRESS, headers)
    expect(body.data.lessons).toMatchObject([
      {
        lesson_id: taught.lesson.id,
        done: [1, 3],
        results: [{ no: 3, earned: 2, total: 2 }],
        url: '/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1',
      },
    ])
  })

  it('sent twice, at once too, are kept once, as they came first', async () => {
    const { send, rows } = await pupil()
    const first = at(taught.game, { key: 'the-same-key', answer: { 0: [1] } })
    const answers = await Promise.all([send(first), send(first), send(first, first)])
    for (const { body } of answers) expect(body.data.attempts).toMatchObject([{ status: 'kept', earned: 1 }])
    const changed = await send({ ...first, answer: { 0: [1, 2] } })
    expect(changed.body.data.attempts).toMatchObject([{ status: 'kept', earned: 1, total: 2 }])
    const spoilt = await send({ ...first, answer: 'none' })
    expect(spoilt.body.data.attempts).toMatchObject([{ status: 'kept', earned: 1, total: 2 }])
    expect(await rows()).toHaveLength(1)
  })

  it('are kept in the order in which they were done, however they come', async () => {
    const { send, rows } = await pupil()
    const now = new Date()
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
    await send(
      at(taught.game, { answer: { 0: [1, 2] }, done_at: ago(5) }),
      at(taught.game, { answer: { 0: [3] }, done_at: ago(60), used_ms: 1234 }),
    )
    const kept = await rows()
    expect(kept.map(({ earned }) => earned)).toEqual([0, 2])
    expect(kept[0]).toMatchObject({ usedMs: 1234, doneAt: new Date(ago(60)) })
  })

  it('that waited for a line keep their time; a clock that can’t be right is set right', async () => {
    const { send, rows } = await pupil()
    const now = Date.now()
    const day = 86_400_000
    const times = [now - 3 * day, now + day, now - 4000 * day].map((ms) => new Date(ms).toISOString())
    await send(...times.map((done_at) => at(taught.word, { done_at })))
    const [oldest, waited, future] = (await rows()).map(({ doneAt }) => doneAt.getTime())
    expect(waited).toBe(now - 3 * day)
    expect(oldest).toBeGreaterThan(now - (ATTEMPTS.waited_days + 1) * day)
    expect(future).toBeLessThanOrEqual(Date.now())
    expect(future).toBeGreaterThanOrEqual(now)
  })

  it('that are none are refused with a reason and hold up nothing else', async () => {
    const { send, rows } = await pupil()
    const { status, body } = await send(
      at(taught.game, { answer: 'all of them' }),
      at(taught.game, { answer: { 0: [99] } }),
      at(taught.game, { version_id: taught.word.version_id, answer: { 0: [1] } }),
      at(taught.game, { version_id: 999_999 }),
      at(taught.game, { version_id: null }),
      at(taught.game, { item: 4, answer: { 0: [1] } }),
      { thing: 'game', thing_id: 1, answer: null },
      at(taught.game, { answer: { 0: [1] } }),
    )
    expect(status).toBe(200)
    const told = body.data.attempts.map(
      (own: { reason?: string; status: string }) => own.reason ?? own.status,
    )
    expect(told).toEqual([
      'not-an-answer',
      'unknown-option',
      'unknown-version',
      'unknown-version',
      'unknown-version',
      'unknown-version',
      'unknown-thing',
      'kept',
    ])
    expect(await rows()).toHaveLength(1)
  })

  it('without an answer at what asks for one are kept as claims, without points', async () => {
    const { send, rows } = await pupil()
    const { body } = await send(at(taught.game))
    expect(body.data.lessons).toMatchObject([{ done: [3], results: [] }])
    expect(await rows()).toMatchObject([{ claimed: true, answer: null, earned: null, total: null }])
  })

  it('without an answer are claims also where nothing may be an answer', async () => {
    const { other } = await put([1, 2], [graph])
    const { send, rows } = await pupil()
    const { body } = await send(at(other))
    expect(body.data.attempts).toMatchObject([{ status: 'kept' }])
    expect(await rows()).toMatchObject([{ claimed: true, answer: null, earned: null, total: null }])
    taught = await put([1, 2])
  })

  it('as many as one call takes, with the largest answers, are all kept; one more is refused', async () => {
    const { send, rows } = await pupil()
    const many = Array.from({ length: ATTEMPTS.batch }, () => at(taught.game, { answer: { 0: [1, 2, 3] } }))
    const { body } = await send(...many)
    expect(body.data.attempts.every((own: { status: string }) => own.status === 'kept')).toBe(true)
    expect(await rows()).toHaveLength(ATTEMPTS.batch)
    expect((await send(...many, at(taught.word))).status).toBe(422)
  })

  it('at an older version are marked by that version, and still tick the module', async () => {
    const { send, headers } = await pupil()
    const open = taught.game
    taught = await put([3])
    expect(taught.game.id).toBe(open.id)
    expect(taught.game.version_id).not.toBe(open.version_id)
    const { body } = await send(
      at(open, { answer: { 0: [1, 2] } }),
      at(taught.game, { answer: { 0: [1, 2] } }),
    )
    expect(body.data.attempts).toMatchObject([
      { earned: 2, total: 2 },
      { earned: 0, total: 1 },
    ])
    expect((await get(PROGRESS, headers)).body.data.lessons).toMatchObject([
      { done: [3], results: [{ no: 3, earned: 2, total: 2 }] },
    ])
  })

  it('at a module that was taken away stay, and tick nothing', async () => {
    const { send, headers, rows } = await pupil()
    await send(at(taught.word), at(taught.game, { answer: { 0: [3] } }))
    const lesson = withUids(tinyLesson)
    await importPack(server().services, await readPack(await tinyPack({ 'lessons/a.json': lesson })))
    expect((await get(PROGRESS, headers)).body.data.lessons).toMatchObject([{ done: [1], module_count: 2 }])
    expect(await rows()).toHaveLength(2)
    const { body } = await send(at(taught.game, { answer: { 0: [3] } }))
    expect(body.data.attempts).toMatchObject([{ status: 'kept', earned: 1 }])
    taught = await put([3])
    expect((await get(PROGRESS, headers)).body.data.lessons).toMatchObject([{ done: [1, 3] }])
  })

  it("keep points of the learner's own word, and say that they are claimed; what was written is compared", async () => {
    const { other } = await put([1, 2], [translations])
    const { send, rows } = await pupil()
    await send(at(other, { answer: { 0: 'right', 1: 'close' } }))
    await send(at(other, { answer: { 0: { text: ' 爺爺。' }, 1: { text: '婆婆' } } }))
    const points = { earned: 1, total: 2 }
    expect(await rows()).toMatchObject([
      { ...points, claimed: true, answer: { 0: 'right', 1: 'close' } },
      { ...points, claimed: false },
    ])
  })

  it('at rounds are marked alone, begin the module without a tick, and are found again, first and latest', async () => {
    const { lesson, other } = await put([1, 2], [rounds])
    const { send, headers } = await pupil()
    const before = new Date(Date.now() - 60_000).toISOString()
    const { body } = await send(
      at(other, { item: 1, answer: { 0: [2] }, done_at: before }),
      at(other, { item: 2, answer: { 1: [3, 4] } }),
      at(other, { item: 1, answer: { 0: [1] } }),
      at(other, { item: 3, answer: { 0: [1] } }),
      at(other, { item: 1, answer: null }),
      at(other, { item: 1, answer: { 0: [99] } }),
    )
    const marks = body.data.attempts.map(
      (own: { reason?: string; earned: number; total: number }) =>
        own.reason ?? `${own.earned} / ${own.total}`,
    )
    expect(marks).toEqual(['0 / 1', '2 / 2', '1 / 1', 'unknown-version', 'not-an-answer', 'unknown-option'])
    expect(body.data.lessons).toMatchObject([{ done: [], begun: [4], results: [] }])

    const url = `${URL}?lesson_id=${lesson.id}`
    expect((await get(url, headers)).body.data.modules).toMatchObject([
      {
        module_id: other.id,
        version_id: other.version_id,
        total: 3,
        items: [
          {
            item: 1,
            first: { answer: { 0: [2] }, earned: 0, total: 1, done_at: before },
            latest: { answer: { 0: [1] }, earned: 1, total: 1 },
          },
          { item: 2, first: { answer: { 1: [3, 4] } }, latest: { earned: 2, total: 2 } },
        ],
      },
    ])
    expect((await get(url, await session(server(), await user(server())))).body.data.modules).toEqual([])
    expect((await get(url)).status).toBe(401)

    await send(at(other, { answer: { 0: [2], 1: [3, 4] } }))
    expect((await get(PROGRESS, headers)).body.data.lessons).toMatchObject([{ done: [4], begun: [] }])
  })

  it('at rounds of an older version begin nothing in the new one', async () => {
    const { other: old } = await put([1, 2], [rounds])
    const { send, headers } = await pupil()
    await send(at(old, { item: 1, answer: { 0: [1] } }))
    const { lesson } = await put([1, 2], [{ ...rounds, name: '新的兩題' }])
    expect((await get(`${URL}?lesson_id=${lesson.id}`, headers)).body.data.modules).toEqual([])
    expect((await get(PROGRESS, headers)).body.data.lessons).toEqual([])
  })
})
