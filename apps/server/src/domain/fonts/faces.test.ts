import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { faces, lessons } from '../../db/tables/content.ts'
import type { Queue } from '../../ports/queue.ts'
import { runJob } from '../../testing/jobs.ts'
import { openSecondProcess, testServer } from '../../testing/server.ts'
import { cutFaces } from './cut-faces.ts'
import { lessonFace, type WantedFace, wantFaces } from './want-faces.ts'

// Cut in this file alone: a cache of others would have them already.
const cache = mkdtempSync(join(tmpdir(), 'hakka-faces-'))
const server = testServer({ env: { FONT_CACHE: cache } })
const never = new AbortController().signal
let asked: string[] = []
let lessonId = 0

beforeEach(async () => {
  asked = []
  const { db, queue } = server().services
  queue.ask = async (_db, { name }) => void asked.push(name)
  await db.delete(faces)
  await db.delete(lessons)
  const [row] = await db
    .insert(lessons)
    .values({
      stepNo: 1,
      semesterNo: 1,
      typeNo: 1,
      dialectId: 1,
      no: 1,
      title: '阿公',
      titlePinyin: 'a24 gung24',
      titleChinese: '爺爺',
      officialName: '基礎',
    })
    .returning()
  lessonId = row?.id ?? 0
})

const want = (...wanted: WantedFace[]) =>
  server().services.db.transaction((transaction) => wantFaces(transaction, server().services, wanted))
const rows = () => server().services.db.select().from(faces).orderBy(faces.name)
const url = '/api/lesson?step_no=1&semester_no=1&type_no=1&no=1&dialect_id=1'
const shown = async () => (await server().app.inject(url)).json().font

test('a face is without an address until the job has cut it; then what keeps the lesson’s page hears of it', async () => {
  expect(await shown()).toBeNull()
  await want(lessonFace(lessonId, ['茶園']))
  expect(asked).toEqual(['faces'])
  expect(await shown()).toEqual({ family: 'HakkaLesson', url: null })
  const told: unknown[] = []
  const { notices } = server().services
  await notices.subscribe({ notice: (notice) => void told.push(notice), gap: () => undefined })
  await runJob(server(), 'faces')
  await notices.caughtUp()
  expect(told).toContainEqual({ topic: 'lesson', keys: ['1-1-1-1'] })
  const file = await server().app.inject((await shown()).url)
  expect(file.headers['content-type']).toBe('font/woff2')
  expect(file.rawPayload.toString('latin1', 0, 4)).toBe('wOF2')
})

test('what was cut once is there with the transaction: no job is asked, the cutter is not called', async () => {
  await want(lessonFace(lessonId, ['山頂']))
  await runJob(server(), 'faces')
  const { url: first } = await shown()
  await server().services.db.delete(faces)
  asked = []
  await want(lessonFace(lessonId, ['頂', '山']))
  expect(asked).toEqual([])
  expect(await shown()).toEqual({ family: 'HakkaLesson', url: first })
})

test('while new characters are cut the lesson keeps the face that it has', async () => {
  await want(lessonFace(lessonId, ['食飯']))
  await runJob(server(), 'faces')
  const before = await shown()
  await want(lessonFace(lessonId, ['食飯愛洗手']))
  expect(await shown()).toEqual(before)
  await runJob(server(), 'faces')
  expect(await shown()).not.toEqual(before)
})

test('two processes cut each face once, and share the work', async () => {
  const texts = ['春', '夏', '秋', '冬', '東', '南', '西', '北']
  await want(...texts.map((text) => ({ name: `of ${text}`, texts: [text] })))
  const other = await openSecondProcess(server(), { env: { FONT_CACHE: cache } })
  try {
    const done = await Promise.all([cutFaces(server().services, never), cutFaces(other.services, never)])
    expect(done.reduce((sum, own) => sum + own)).toBe(texts.length)
    expect(await cutFaces(other.services, never)).toBe(0)
  } finally {
    await other.close()
  }
  expect((await rows()).every(({ fileId, cut }) => fileId !== null && cut !== null)).toBe(true)
})

test('who publishes and the job that puts the same face do not wait for each other', async () => {
  const { db, blobs, env, queue } = server().services
  await want({ name: 'of all', texts: ['共下'] })
  await runJob(server(), 'faces')
  // Kept, and to be put anew by whoever comes first.
  await db.update(faces).set({ fileId: null, cut: null })
  let job: Promise<number> | undefined
  const slow: typeof blobs = {
    ...blobs,
    has: async (key) => {
      // Its row is held by now. The job comes, and gets as far as it can.
      job = cutFaces({ env, db, blobs }, never)
      await setTimeout(300)
      return blobs.has(key)
    },
  }
  await db.transaction((transaction) =>
    wantFaces(transaction, { env, blobs: slow, queue }, [{ name: 'of all', texts: ['共下'] }]),
  )
  expect(job).toBeDefined()
  await job
  expect((await rows()).map(({ cut }) => cut !== null)).toEqual([true])
})

test('work that is stopped goes on with the next face: what is cut stays', async () => {
  await want(...['日', '月', '星'].map((text) => ({ name: `of ${text}`, texts: [text] })))
  const stopping = new AbortController()
  const { db, blobs, env } = server().services
  const stopsAfterOne: typeof blobs = {
    ...blobs,
    has: async (key) => {
      stopping.abort()
      return blobs.has(key)
    },
  }
  await expect(cutFaces({ env, db, blobs: stopsAfterOne }, stopping.signal)).rejects.toThrow(/abort/)
  expect((await rows()).filter(({ cut }) => cut !== null)).toHaveLength(1)
  expect(await cutFaces(server().services, never)).toBe(2)
})

test('a face that can’t be stored does not hold up the others, and the job is told to have failed', async () => {
  await want(...['金', '木', '水'].map((text) => ({ name: `of ${text}`, texts: [text] })))
  const { db, blobs, env } = server().services
  let tries = 0
  const full: typeof blobs = {
    ...blobs,
    put: async (key, bytes) => {
      if (++tries === 1) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
      await blobs.put(key, bytes)
    },
  }
  await expect(cutFaces({ env, db, blobs: full }, never)).rejects.toThrow('no room')
  expect((await rows()).filter(({ cut }) => cut !== null)).toHaveLength(2)
})

test('a transaction that fails asks for nothing and leaves no face', async () => {
  const { db } = server().services
  const asks: Queue['ask'] = async () => {
    throw new Error('the queue is away')
  }
  const services = { ...server().services, queue: { ...server().services.queue, ask: asks } }
  const publishing = db.transaction((transaction) =>
    wantFaces(transaction, services, [lessonFace(lessonId, ['無'])]),
  )
  await expect(publishing).rejects.toThrow('the queue is away')
  expect(await rows()).toEqual([])
})

test('a face goes with its lesson; one of a version that did not say its characters stays as it was cut', async () => {
  const { db } = server().services
  await db.insert(faces).values({ name: 'old' })
  await want(lessonFace(lessonId, ['阿公']))
  await db.delete(lessons)
  expect((await rows()).map(({ name }) => name)).toEqual(['old'])
  expect(await cutFaces(server().services, never)).toBe(0)
})

test('of a site’s own cache goes what no face is cut of any more; a shared one is left alone', async () => {
  const { env } = server().services
  const kept = () => readdirSync(cache, { recursive: true }).filter((name) => `${name}`.endsWith('.woff2'))
  const before = kept().length
  await want(lessonFace(lessonId, ['𠊎']))
  await runJob(server(), 'faces')
  expect(kept().length).toBe(before + 1)
  const own = { ...server().services, env: { ...env, fontCache: { folder: cache, isOwn: true } } }
  await cutFaces(own, never)
  expect(kept()).toHaveLength(1)
})
