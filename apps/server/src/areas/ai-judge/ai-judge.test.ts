import { readdir, readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeWav } from '@hakka/judge/encode-wav'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { studyPack } from '../../content/testing/tiny-study.ts'
import { attempts } from '../../db/tables/study.ts'
import { onPool } from '../../domain/judge/judging.ts'
import { judgePool } from '../../domain/judge/pool.ts'
import { soundOf } from '../../domain/judge/testing/judgements.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { testServer } from '../../testing/server.ts'

// The call with an engine that does what the first word says; what the real one answers is tried in `engine.test.ts`.

const server = testServer()
const stub = new URL('../../domain/judge/testing/stub-worker.ts', import.meta.url)
const words = (text: string) => JSON.stringify([{ text, pinyin: 'gung24' }])
const wav = (seconds = 1, amplitude = 0.3) =>
  new File([encodeWav(soundOf(seconds, amplitude), 16_000)], 'audio.wav')

let headers: Record<string, string> = {}
let port = 0

/** @param limitMs within which a thread begins, too: on a busy machine that takes a while */
const judging = (limitMs = 30_000, startMs = 0) =>
  onPool(judgePool({ worker: stub, threads: 2, queue: 10, limitMs, startMs }))

beforeAll(async () => {
  server().services.judging = judging()
  headers = await session(server(), await user(server()))
  await server().app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = server().app.addresses()
  port = typeof address === 'object' ? address.port : 0
})
afterAll(() => server().services.judging.close())

async function send(fields: Record<string, string | Blob>, own = headers) {
  const form = await formOf({ dialect_id: '1', ...fields })
  const answer = await server().app.inject({
    method: 'POST',
    url: '/api/ai_judge',
    headers: { ...own, ...form.headers },
    payload: form.payload,
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

describe('a recording that is judged', () => {
  test('gets its score, its syllables and its advice, and no cache keeps them', async () => {
    const { status, body, headers: answered } = await send({ words: words('公'), file: wav() })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      score: 72,
      parts: { accuracy: 80, tone: 60 },
      syllables: [{ text: '公', pinyin: 'gung24', score: 72, learner: [-1, 0, 1, 2] }],
      feedback: ['「公」要由低往高。'],
      engine: 'stub 1',
    })
    expect(answered['cache-control']).toBe('no-store')
  })

  test('may be a visitor’s; without a token nothing is judged', async () => {
    const own = await visitor(server())
    expect((await send({ words: words('公'), file: wav() }, own)).status).toBe(200)
    expect((await send({ words: words('公'), file: wav() }, {})).body).toMatchObject({ code: 'csrf' })
    const { cookie = '', 'x-csrf-token': _token = '' } = own
    expect((await send({ words: words('公'), file: wav(), _token }, { cookie })).status).toBe(200)
  })

  test('is judged by the register of its voice, where the page knows it', async () => {
    const heard = async (fields: Record<string, string>) =>
      (await send({ words: words('register'), file: wav(), ...fields })).body
    expect(await heard({})).toMatchObject({ engine: 'register undefined' })
    expect(await heard({ register: '21.5' })).toMatchObject({ engine: 'register 21.5' })
    for (const register of ['high', '', '1e9', '-40', 'NaN'])
      expect(await heard({ register })).toMatchObject({
        code: 'validation',
        errors: { register: ['不是聲音的高度'] },
      })
  })

  test('leaves nothing: neither in the data folder nor in the log', async () => {
    const pcm = soundOf(1, 0.271828)
    const file = new File([encodeWav(pcm, 16_000)], 'child-of-miaoli.wav')
    const word = 'wait 600'
    const running = send({ words: words(word), file })
    await sleep(300)
    const during = await filesWith(Buffer.from(encodeWav(pcm, 16_000)).subarray(44, 108))
    expect((await running).status).toBe(200)
    expect(during).toEqual([])
    expect(await filesWith(Buffer.from(encodeWav(pcm, 16_000)).subarray(44, 108))).toEqual([])
    const log = JSON.stringify(server().log)
    expect(log).toContain('/api/ai_judge')
    for (const trace of [word, 'child-of-miaoli', 'gung24', 'RIFF']) expect(log).not.toContain(trace)
  })
})

describe('what was said as part of a module', () => {
  const place = async () => {
    await importPack(server().services, await readPack(await tinyPack()))
    const answer = await server().app.inject('/api/lesson?step_no=1&semester_no=1&no=1')
    const [word] = answer.json().activities[1].modules
    return { thing: 'module', thing_id: String(word.id), version_id: String(word.version_id), item: '1' }
  }
  const rowsOf = (userId: number) =>
    server().services.db.select().from(attempts).where(eq(attempts.userId, userId))

  test('is kept as its learner’s attempt, once a key, by score and syllable', async () => {
    const named = { ...(await place()), words: words('公'), key: 'said-it-once' }
    const someone = await user(server())
    const own = await session(server(), someone)
    for (let count = 0; count < 2; count++) {
      expect((await send({ ...named, file: wav() }, own)).status).toBe(200)
    }
    expect(await rowsOf(someone.id)).toMatchObject([
      {
        item: 1,
        earned: 72,
        total: 100,
        answer: { syllables: [{ text: '公', pinyin: 'gung24', score: 72 }] },
      },
    ])
    // What was said of a part does not finish the whole.
    const progress = await server().app.inject({ url: '/api/my/lesson-progress', headers: own })
    expect(progress.json().data.lessons).toMatchObject([{ done: [], begun: [1], results: [] }])
  })

  test('is judged for a visitor too, and kept of nobody', async () => {
    const named = { ...(await place()), words: words('公') }
    expect((await send({ ...named, file: wav() }, await visitor(server()))).status).toBe(200)
  })

  test('is refused where there is no such part', async () => {
    const named = { ...(await place()), words: words('公') }
    for (const wrong of [{ item: '2' }, { item: '0' }, { version_id: '999999' }, { thing: 'dialogue' }]) {
      const { status, body } = await send({ ...named, ...wrong, file: wav() })
      expect([status, body.errors]).toEqual([422, { thing_id: ['找不到要唸的這個練習，請重新整理頁面'] }])
    }
    const half = await send({ words: words('公'), thing: 'module', file: wav() })
    expect(half.status).toBe(422)
  })
})

test('a sentence of speaking that is judged is its learner’s attempt; nothing else may be sent as one', async () => {
  await importPack(server().services, await readPack(await tinyPack(studyPack())))
  const { data } = (await server().app.inject('/api/self_study/menu?kind=speaking')).json()
  const answer = await server().app.inject(`/api/self_study/speaking/category?c=${data.categories[0].id}`)
  const [sentence] = answer.json().category.subcategories[0].sentences
  const place = {
    thing: 'spoken_sentence',
    thing_id: String(sentence.id),
    version_id: String(sentence.version),
  }
  const someone = await user(server())
  const own = await session(server(), someone)
  expect((await send({ ...place, words: words('公'), file: wav() }, own)).status).toBe(200)
  // A refused recording is none.
  expect((await send({ ...place, words: words('公'), file: wav(1, 0) }, own)).status).toBe(422)
  const rows = await server().services.db.select().from(attempts).where(eq(attempts.userId, someone.id))
  expect(rows).toMatchObject([{ thing: 'spoken_sentence', thingId: sentence.id, item: 0, earned: 72 }])
  // Judged is what the sentence says, whatever the browser sends.
  const { text, pinyin } = sentence.hakka_sentence
  expect(rows[0]?.answer).toMatchObject({ syllables: [{ text, pinyin }] })
  for (const wrong of [{ item: '1' }, { version_id: '99' }, { thing_id: '999999' }]) {
    expect((await send({ ...place, ...wrong, words: words('公'), file: wav() }, own)).status).toBe(422)
  }
  const claimed = {
    ...place,
    thing_id: sentence.id,
    version_id: sentence.version,
    key: 'claimed-it',
    answer: null,
  }
  const sent = await server().app.inject({
    method: 'POST',
    url: '/api/my/attempts',
    headers: own,
    payload: { attempts: [claimed] },
  })
  expect(sent.json().data.attempts).toMatchObject([{ status: 'refused', reason: 'not-an-answer' }])
})

/** Files of the data folder that hold these bytes. */
async function filesWith(bytes: Buffer): Promise<string[]> {
  const { dataDir } = server().services.env
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of names) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if ((await readFile(path)).includes(bytes)) found.push(path)
  }
  return found
}

describe('what can’t be judged', () => {
  const refused = (code: string, message: string) => ({ status: 422, body: { code, message } })

  test('no file, or an empty one: 找不到錄音檔', async () => {
    const answer = refused('judge_no_file', '找不到錄音檔')
    expect(await send({ words: words('公') })).toMatchObject(answer)
    expect(await send({ words: words('公'), file: new File([], 'audio.wav') })).toMatchObject(answer)
    const json = await server().app.inject({
      method: 'POST',
      url: '/api/ai_judge',
      headers,
      payload: { dialect_id: 1, words: words('公') },
    })
    expect(json.json()).toMatchObject(answer.body)
  })

  test.each([3, 4, 5, 6])('dialect %i', async (dialect_id) => {
    expect(await send({ dialect_id: String(dialect_id), words: words('公'), file: wav() })).toMatchObject(
      refused('judge_dialect', 'AI 評分僅支援四縣腔與海陸腔'),
    )
  })

  test('silence, and more than half a minute', async () => {
    expect(await send({ words: words('公'), file: wav(1, 0) })).toMatchObject({
      status: 422,
      body: { code: 'judge_silence', message: expect.stringContaining('沒有聽到聲音') },
    })
    expect(await send({ words: words('公'), file: wav(31) })).toMatchObject({
      status: 422,
      body: { code: 'judge_too_long', message: expect.stringContaining('錄音太長') },
    })
  })

  test.each([
    ['no JSON', 'gung24'],
    ['no list', '{"text":"公","pinyin":"gung24"}'],
    ['an empty list', '[]'],
    ['no pinyin', '[{"text":"公","pinyin":""}]'],
    ['10,000 characters', words('公'.repeat(10_000))],
    [
      'a hundred words',
      JSON.stringify(Array.from({ length: 100 }, () => ({ text: '公', pinyin: 'gung24' }))),
    ],
    ['a hundred syllables', JSON.stringify([{ text: '公', pinyin: 'gung24 '.repeat(100) }])],
    ['something nested', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ])('words that are %s get a sentence under their field', async (_name, own) => {
    const { status, body } = await send({ words: own, file: wav() })
    expect(status).toBe(422)
    const [[field, [sentence]] = ['', ['']]] = Object.entries<string[]>(body.errors)
    expect(field).toMatch(/^words/)
    expect(sentence).toMatch(/\p{Script=Han}/u)
  })

  test('an engine that is down, breaks or runs away is a 503 with a sentence and no score', async () => {
    const { services } = server()
    const patient = services.judging
    services.judging = judging(2000)
    for (const does of ['down', 'break', 'crash', 'spin']) {
      const { status, body, headers: answered } = await send({ words: words(does), file: wav() })
      expect([does, status, body.message]).toEqual([does, 503, 'AI 評分暫時不能用，請稍後再試'])
      expect(body.score).toBeUndefined()
      expect(answered['retry-after']).toBe('5')
    }
    await services.judging.close()
    services.judging = patient
    expect((await send({ words: words('公'), file: wav() })).status).toBe(200)
  })
})

describe('too much', () => {
  beforeEach(async () => {
    headers = await session(server(), await user(server()))
  })

  test('more than 6 MB is a 413 with the bound', async () => {
    const file = new File([new Uint8Array(6 * 1024 * 1024 + 1)], 'audio.wav')
    expect(await send({ words: words('公'), file })).toMatchObject({
      status: 413,
      body: { code: 'too_large', message: '檔案太大，每個檔案最多 6 MB' },
    })
  })

  test('ten at once of one pupil are all answered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ words: words('wait 50'), file: wav() })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  })

  test('when the queue is full the next is told to wait, and pages are answered as ever', async () => {
    // Two are judged and ten wait; what is left over is told at once.
    const sent = Array.from({ length: 15 }, () => send({ words: words('wait 500'), file: wav() }))
    const first = await Promise.race(sent)
    expect(first).toMatchObject({
      status: 429,
      body: { code: 'judge_busy', message: '現在很多人在評分，請等一下再試一次' },
    })
    let judged = 0
    const count = ({ status }: { status: number }) => {
      if (status === 200) judged += 1
    }
    for (const own of sent) own.then(count)
    expect((await server().app.inject('/api/my/id')).statusCode).toBe(200)
    expect(judged, 'judged before a page was answered').toBe(0)
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })

  test('who goes away while waiting makes room', async () => {
    const own = headers
    const running = Array.from({ length: 2 }, () => send({ words: words('wait 500'), file: wav() }, own))
    await sleep(50)
    const form = await formOf({ dialect_id: '1', words: words('wait 2000'), file: wav() })
    const leaving = Array.from({ length: 10 }, () => leave({ ...own, ...form.headers }, form.payload))
    await Promise.all([...running, ...leaving])
    // Ten that waited two seconds each on two threads would keep it for ten.
    const began = performance.now()
    expect((await send({ words: words('公'), file: wav() }, own)).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(8_000)
  })

  test('more than 60 a minute of one user are refused, and others go on', async () => {
    const busy = await session(server(), await user(server()))
    for (let sent = 0; sent < 60; sent++) await send({ words: 'x' }, busy)
    expect((await send({ words: words('公'), file: wav() }, busy)).body).toMatchObject({
      code: 'rate_limited',
    })
    expect((await send({ words: words('公'), file: wav() }, await visitor(server()))).status).toBe(200)
  })
})

/** Sends a recording and hangs up before the answer. */
function leave(own: Record<string, string>, payload: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const sent = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/api/ai_judge', headers: own })
    sent.on('error', () => resolve())
    sent.on('close', () => resolve())
    sent.end(payload, () => setTimeout(() => sent.destroy(), 150))
  })
}
