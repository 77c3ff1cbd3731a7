import { KEPT_RECORDINGS } from '@hakka/contract/constants'
import { encodeWav } from '@hakka/judge/encode-wav'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { studyPack } from '../../content/testing/tiny-study.ts'
import { keptRecordings } from '../../db/tables/self-study.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

let itemId = 0

beforeAll(async () => {
  await importPack(server().services, await readPack(await tinyPack(studyPack())))
  const { data } = (await server().app.inject('/api/self_study/menu?kind=speaking')).json()
  const [theme] = data.categories
  const answer = await server().app.inject(`/api/self_study/speaking/category?c=${theme.id}&d=1`)
  itemId = answer.json().category.subcategories[0].sentences[0].id
})

const wav = (seconds = 0.1, rate = 16_000) => encodeWav(new Float32Array(seconds * rate), rate)

async function pupil(headers?: Record<string, string>) {
  const someone = await user(server(), { username: `pupil${Math.random()}`, password: 'right password' })
  const own = headers ?? (await session(server(), someone))
  return {
    id: someone.id,
    async keep(bytes: Uint8Array<ArrayBuffer> = wav(), item = itemId) {
      const form = await formOf({ item_id: String(item), file: new File([bytes], 'audio.wav') })
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/my/recordings',
        headers: { ...own, ...form.headers },
        payload: form.payload,
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    ask: (method: 'GET' | 'DELETE', url: string, payload?: object) =>
      server().app.inject({ method, url, headers: own, ...(payload ? { payload } : {}) }),
  }
}

const keysOf = async (userId: number) =>
  (await server().services.db.select().from(keptRecordings).where(eq(keptRecordings.userId, userId))).map(
    ({ key }) => key,
  )

const stored = async (keys: readonly string[]) => {
  const there = await Promise.all(keys.map((key) => server().services.privateBlobs.has(key)))
  return there.filter(Boolean).length
}

describe('a recording that a pupil keeps', () => {
  test('is listed with what was said, is heard in parts, and leads back to its sentence', async () => {
    const { keep, ask } = await pupil()
    const bytes = wav(0.2)
    const { status, body } = await keep(bytes)
    expect([status, body.message]).toEqual([200, '錄音留下來了，30 天後會自動刪除'])
    const { data } = (await ask('GET', '/api/my/recordings')).json()
    expect(data).toEqual([body.data])
    expect(data[0]).toMatchObject({
      title: '佢係𠊎阿公。',
      dialect_id: 1,
      url: expect.stringMatching(/^\/self_study\/speaking\?level_no=1&dialect_id=1&category_id=\d+#no-1$/),
    })
    const days = (Date.parse(data[0].gone_at) - Date.parse(data[0].created_at)) / 86_400_000
    expect(days).toBe(30)
    const sound = await ask('GET', data[0].sound_url)
    expect(sound.headers['content-type']).toBe('audio/wav')
    expect(sound.headers['cache-control']).toBe('private, no-store')
    expect(sound.rawPayload.equals(Buffer.from(bytes))).toBe(true)
  })

  test('is nobody else’s: another hears that there is none, and can’t delete it', async () => {
    const mine = await pupil()
    const other = await pupil()
    const { id, sound_url } = (await mine.keep()).body.data
    for (const answer of [
      await other.ask('GET', sound_url),
      await other.ask('DELETE', `/api/my/recordings/${id}`),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
    expect((await other.ask('GET', '/api/my/recordings')).json().data).toEqual([])
    expect((await mine.ask('GET', sound_url)).statusCode).toBe(200)
    const nobody = await pupil(await visitor(server()))
    expect((await nobody.keep()).status).toBe(401)
    expect((await nobody.ask('GET', sound_url)).statusCode).toBe(401)
  })

  test('goes with its bytes when it is deleted', async () => {
    const { id, keep, ask } = await pupil()
    const kept = (await keep()).body.data
    const keys = await keysOf(id)
    expect(await stored(keys)).toBe(1)
    expect((await ask('DELETE', `/api/my/recordings/${kept.id}`)).json()).toEqual({ message: '錄音刪除了' })
    expect([await stored(keys), await keysOf(id)]).toEqual([0, []])
    expect((await ask('GET', kept.sound_url)).statusCode).toBe(404)
  })

  test.each([
    ['no sound', new Uint8Array(500), '這個錄音檔讀不出來，請重新錄一次'],
    [
      'a picture by another name',
      new TextEncoder().encode('GIF89a'.repeat(50)),
      '這個錄音檔讀不出來，請重新錄一次',
    ],
    ['cut short', wav(1).slice(0, 4000), '這個錄音檔讀不出來，請重新錄一次'],
    ['longer than a minute', wav(62), '錄音太長，最多 60 秒'],
  ])('that is %s is refused with a sentence, and nothing of it stays', async (_name, bytes, sentence) => {
    const { id, keep } = await pupil()
    const { status, body } = await keep(bytes)
    expect([status, body.errors]).toEqual([422, { file: [sentence] }])
    expect(await keysOf(id)).toEqual([])
  })

  test('may be a minute long, and not larger than ten megabytes; its sentence must be there', async () => {
    const { keep } = await pupil()
    expect((await keep(wav(60))).status).toBe(200)
    expect((await keep(new Uint8Array(KEPT_RECORDINGS.bytes + 1))).body.code).toBe('too_large')
    expect((await keep(wav(), 2_000_000_000)).body.errors).toEqual({
      item_id: ['找不到這個句子，請重新整理頁面'],
    })
  })

  test('is one of fifty, and of forty megabytes in all', async () => {
    const { db } = server().services
    const full = { file: [expect.stringContaining('留下的錄音已經滿了（最多 50 段）')] }
    const row = (userId: number, no: number, size: number) => ({
      userId,
      title: '句',
      key: `${userId}-${no}`,
      size,
    })
    const many = await pupil()
    await db.insert(keptRecordings).values(Array.from({ length: 50 }, (_, no) => row(many.id, no, 1)))
    expect((await many.keep()).body.errors).toEqual(full)
    const large = await pupil()
    await db.insert(keptRecordings).values(row(large.id, 0, KEPT_RECORDINGS.total_bytes - 10))
    expect((await large.keep()).body.errors).toEqual(full)
  })

  test('is gone after thirty days, with its bytes, and not before', async () => {
    const { services, setNow } = server()
    const { id, keep } = await pupil()
    await keep()
    const keys = await keysOf(id)
    const start = Date.now()
    setNow(new Date(start + 29.9 * 86_400_000))
    await runJob(server(), 'expire')
    expect(await stored(keys)).toBe(1)
    setNow(new Date(start + 30.1 * 86_400_000))
    // As after a kill between the two.
    await services.privateBlobs.remove(keys[0] ?? '')
    await runJob(server(), 'expire')
    expect([await stored(keys), await keysOf(id)]).toEqual([0, []])
    setNow(new Date())
  })

  test('comes with the export of one’s own data, and goes with the account', async () => {
    const { id, keep, ask } = await pupil()
    const bytes = wav(0.3)
    const kept = (await keep(bytes)).body.data
    const files = unzipSync((await ask('GET', '/api/my/export')).rawPayload)
    expect(Buffer.from(files[`recordings/${kept.id}.wav`] ?? [])).toEqual(Buffer.from(bytes))
    expect(JSON.parse(strFromU8(files['recordings.json'] ?? new Uint8Array()))).toMatchObject([
      { id: kept.id, title: '佢係𠊎阿公。' },
    ])
    const keys = await keysOf(id)
    const { data: account } = (await ask('GET', '/api/my/account')).json()
    const erased = await ask('DELETE', '/api/my/account', {
      account: account.username,
      password: 'right password',
    })
    expect(erased.statusCode).toBe(200)
    expect([await stored(keys), await keysOf(id)]).toEqual([0, []])
  })
})
