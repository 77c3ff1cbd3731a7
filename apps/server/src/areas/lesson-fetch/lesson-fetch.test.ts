import { createServer, type RequestListener } from 'node:http'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyLesson, tinyManifest, tinyPack, withUids } from '../../content/testing/tiny-pack.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { lessonDrafts } from '../../db/tables/authoring.ts'
import { lessons, modules, moduleVersions, packs } from '../../db/tables/content.ts'
import { draftOf, saveDraft } from '../../domain/lesson/draft.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const KEY = 'a key that both of them know'

let admin: Record<string, string> = {}

beforeEach(async () => {
  const { db } = server().services
  await db.delete(modules)
  await db.delete(lessons)
  await db.delete(packs)
  admin = await session(server(), await user(server(), { roles: ['admin'] }))
  server().services.env.lessonSource = { of: 'folder', path: await tinyPack() }
})

const ONE = { sas: '1-1', dialects: 1, lessons: 1, types: 1 }

const ask = (payload: object, headers = admin) =>
  server().app.inject({ method: 'POST', url: '/admin/lesson/fetch', headers, payload })

async function fetched(payload: object = ONE) {
  const answer = await ask(payload)
  expect(answer.statusCode).toBe(200)
  return answer.json().results
}

const page = () => server().app.inject('/api/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1')

/** The tiny lesson with another text in its second module. */
const changed = (html: string) => {
  const lesson = structuredClone(withUids(tinyLesson))
  const [, second] = lesson.activities[1]?.modules ?? []
  if (second) Object.assign(second, { content: { content: html } })
  return lesson
}

async function sourceIs(files: Record<string, unknown>): Promise<void> {
  server().services.env.lessonSource = { of: 'folder', path: await tinyPack(files) }
}

describe('from a folder of packs', () => {
  test('a lesson comes as a draft: its editor has all of it, learners see nothing yet', async () => {
    const [result] = await fetched()
    expect(result).toMatchObject({
      success: true,
      outcome: 'made',
      output: ['2 個模組・草稿'],
      title: { hakka: '阿公', pinyin: 'a24 gung24' },
    })
    expect((await page()).statusCode).toBe(404)
    const { db } = server().services
    const [lesson] = await db.select().from(lessons)
    expect(lesson).toMatchObject({ id: result.id, state: 'draft', title: '阿公', packId: null })
    const drafts = await db.select().from(moduleVersions).where(isNull(moduleVersions.publishedAt))
    expect(drafts.map(({ type }) => type).sort()).toEqual(['text', 'word'])
    expect(JSON.stringify(drafts)).toMatch(/\/files\/[0-9a-f]{64}\.mp3/)
    expect(await db.$count(lessonDrafts)).toBe(1)
    const acts = await db.select().from(auditRows).where(eq(auditRows.action, 'lesson.fetch'))
    expect(acts.at(-1)).toMatchObject({ subjectId: String(result.id), subject: '阿公' })
  })

  test('one that is here is not written over: it gets a draft beside what learners see, and the same again nothing', async () => {
    const { services } = server()
    await importPack(services, await readPack(await tinyPack()))
    expect(await fetched()).toMatchObject([{ success: true, outcome: 'same' }])
    await sourceIs({ 'lessons/a.json': changed('<p>新的說明</p>') })
    const [result] = await fetched()
    expect(result).toMatchObject({ outcome: 'changed', output: ['2 個模組：新的 0 個，改了 1 個，變成草稿'] })
    const seen = (await page()).json()
    expect(JSON.stringify(seen)).not.toContain('新的說明')
    const [second] = await services.db
      .select()
      .from(modules)
      .where(and(eq(modules.lessonId, result.id), eq(modules.uid, 'tiny-2')))
    expect(await draftOf(services.db, second?.id ?? 0)).toMatchObject({
      isDraft: true,
      content: { content: '<p>新的說明</p>' },
    })
    expect(await fetched()).toMatchObject([{ success: true, outcome: 'same' }])
  })

  test('where somebody is at work nothing is changed, and what learners see of the desk’s own is told of', async () => {
    const { services } = server()
    await importPack(services, await readPack(await tinyPack()))
    const [second] = await services.db.select().from(modules).where(eq(modules.uid, 'tiny-2'))
    const draft = await draftOf(services.db, second?.id ?? 0)
    if (!draft) throw new Error('there is no second module')
    const { id: userId } = await user(server())
    const sent = { ...draft, content: { content: '<p>編輯寫的</p>' } }
    await services.db.transaction((transaction) =>
      saveDraft(transaction, draft.moduleId, sent, { revision: 0, userId, at: new Date() }),
    )
    await sourceIs({ 'lessons/a.json': changed('<p>新的說明</p>') })
    const [result] = await fetched()
    expect(result).toMatchObject({ success: false, outcome: 'failed' })
    expect(result.output[0]).toContain('還沒發布')
    expect(await draftOf(services.db, draft.moduleId)).toMatchObject({
      content: { content: '<p>編輯寫的</p>' },
    })
  })

  test('a lesson of the same name with other modules is another one, and is refused', async () => {
    await importPack(server().services, await readPack(await tinyPack()))
    await sourceIs({ 'lessons/a.json': withUids(tinyLesson, 'other') })
    expect(await fetched()).toMatchObject([
      { success: false, outcome: 'failed', output: ['本站的這一課是另一份教材，沒有一個模組相同'] },
    ])
  })

  test('a type that nobody knows is told with its place, and nothing of the lesson is taken in', async () => {
    const lesson = structuredClone(withUids(tinyLesson))
    const [, second] = lesson.activities[1]?.modules ?? []
    if (second) Object.assign(second, { type: 'kid_song' })
    await sourceIs({ 'lessons/a.json': lesson })
    expect(await fetched()).toMatchObject([
      { success: false, output: ['活動 A 第 2 個模組「說明」・模組類型：未定義的模組 kid_song'] },
    ])
    expect(await server().services.db.$count(lessons)).toBe(0)
  })

  test('what the source does not have is no failure of its own kind, and lists go through all they name', async () => {
    const results = await fetched({ sas: ['1-1', '1-2'], dialects: [1, 2], lessons: [1], types: ['1'] })
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'made',
      'none',
      'none',
      'none',
    ])
    expect(results[1]).toEqual({
      id: null,
      success: false,
      outcome: 'none',
      output: ['教材庫沒有這一課'],
      title: null,
    })
  })

  test('the list says what there is, and unset it is the demo', async () => {
    const list = async () =>
      (await server().app.inject({ url: '/api/admin/lesson/fetch', headers: admin })).json().data
    expect(await list()).toMatchObject({
      source: '教材資料夾',
      lessons: [{ step_no: 1, semester_no: 1, dialect_id: 1, type_no: 1, no: 1 }],
    })
    server().services.env.lessonSource = undefined
    const demo = await list()
    expect(demo.source).toBe('示範教材')
    expect(demo.lessons.length).toBeGreaterThan(40)
    expect(await fetched()).toMatchObject([{ success: true, outcome: 'made' }])
  })
})

describe('what is asked', () => {
  test('a hundred combinations are taken, a hundred and one are told to be fewer', async () => {
    const sas = ['1-1', '1-2', '2-1', '2-2', '3-1']
    const lessonNos = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    const most = { sas, dialects: [3], lessons: lessonNos, types: [1, 2] }
    expect(await fetched(most)).toHaveLength(100)
    const answer = await ask({ ...most, sas: [...sas, '3-2'] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ lessons: ['一次最多 100 課，請選少一點'] })
  })

  test.each([{ sas: '13-1' }, { sas: '1-3' }, { dialects: 7 }, { lessons: 11 }, { types: 0 }, { sas: [] }])(
    '%o is no lesson',
    async (wrong) => {
      expect((await ask({ ...ONE, ...wrong })).statusCode).toBe(422)
    },
  )

  test('an editor without the right hears 403, and nothing is read', async () => {
    const editor = await session(server(), await user(server(), { roles: ['lesson_editor'] }))
    expect((await ask(ONE, editor)).statusCode).toBe(403)
  })
})

describe('from another site', () => {
  const shared = testServer({ env: { LESSON_SHARE_KEY: KEY } })

  /** Something that answers on this machine. */
  async function listening(listener: RequestListener): Promise<URL> {
    const http = createServer(listener)
    const port = await new Promise<number>((done) => {
      http.listen(0, '127.0.0.1', () => {
        const address = http.address()
        done(typeof address === 'object' && address ? address.port : 0)
      })
    })
    onTestFinished(() => void http.close())
    return new URL(`http://127.0.0.1:${port}`)
  }

  /** The other site, over a real connection. */
  const site = () =>
    listening((request, reply) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      )
      void shared()
        .app.inject({ url: request.url ?? '', headers })
        .then((answer) => {
          reply.writeHead(answer.statusCode).end(answer.rawPayload)
        })
    })

  async function sourceAt(url: URL, key: string | undefined = KEY): Promise<void> {
    Object.assign(server().services.env, { lessonSource: { of: 'site', url }, lessonSourceKey: key })
  }

  test('its published lessons come with their files; what it does not have is told so', async () => {
    await importPack(shared().services, await readPack(await tinyPack()))
    await sourceAt(await site())
    expect(await fetched()).toMatchObject([{ success: true, outcome: 'made', title: { hakka: '阿公' } }])
    expect(await fetched({ ...ONE, lessons: 2 })).toMatchObject([{ outcome: 'none' }])
    const [draft] = await server().services.db.select().from(moduleVersions)
    const [url = ''] = /\/files\/[0-9a-f]{64}\.mp3/.exec(JSON.stringify(draft?.content)) ?? []
    expect((await server().app.inject(url)).statusCode).toBe(200)
  })

  test('who shows another key, or none, takes nothing, and where none is set nobody does', async () => {
    for (const key of ['another key of that length!!', '']) {
      await sourceAt(await site(), key)
      expect(await fetched()).toMatchObject([
        { success: false, output: ['教材庫不認得金鑰，請檢查 LESSON_SOURCE_KEY'] },
      ])
    }
    const url = '/api/lesson/pack?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1'
    const closed = await server().app.inject({ url, headers: { 'x-lesson-key': 'undefined' } })
    expect(closed.statusCode).toBe(403)
  })

  test.each<[string, RequestListener, string]>([
    [
      'that answers 524',
      (_, reply) => reply.writeHead(524).end(),
      '524：教材庫回得太慢。資料還在傳，等一下再看。',
    ],
    [
      'that leads elsewhere',
      (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
      '連不到教材庫',
    ],
    ['that answers a page', (_, reply) => reply.end('<html>'), '教材庫給的不是教材包：這不是 ZIP 檔'],
    ['that is broken', (_, reply) => reply.destroy(), '連不到教材庫'],
    ['that has failed', (_, reply) => reply.writeHead(500).end('x'), '教材庫的回應不對（500）'],
  ])('one %s is told of in a sentence', async (_, listener, reason) => {
    await sourceAt(await listening(listener))
    expect(await fetched()).toMatchObject([{ success: false, outcome: 'failed', output: [reason] }])
    expect(await server().services.db.$count(lessons)).toBe(0)
  })

  test('one of more than a hundred megabytes is not read to its end', async () => {
    let sent = 0
    const url = await listening((_, reply) => {
      const part = Buffer.alloc(1024 * 1024)
      const more = () => {
        while (sent < 400 && !reply.destroyed) {
          sent++
          if (!reply.write(part)) return void reply.once('drain', more)
        }
        reply.end()
      }
      more()
    })
    await sourceAt(url)
    expect(await fetched()).toMatchObject([{ output: ['這一課的資料太大，最多 100 MB'] }])
    expect(sent).toBeLessThan(300)
  })

  test('a name that leads inside is not asked by https', async () => {
    await sourceAt(new URL('https://localhost:8443/'))
    expect(await fetched()).toMatchObject([{ output: ['教材庫的網址指到內部網路，不連過去'] }])
  })

  test('a pack of another lesson than was asked for is not taken in', async () => {
    const other = structuredClone(withUids(tinyLesson))
    Object.assign(other, { no: 2 })
    await importPack(
      shared().services,
      await readPack(
        await tinyPack({
          'pack.json': { ...tinyManifest, id: 'other', lessons: ['lessons/b.json'] },
          'lessons/a.json': undefined,
          'lessons/b.json': withUids({ ...tinyLesson, no: 2 }, 'second'),
        }),
      ),
    )
    const url = await listening((_, reply) => {
      const path = '/api/lesson/pack?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=2'
      void shared()
        .app.inject({ url: path, headers: { 'x-lesson-key': KEY } })
        .then((answer) => reply.end(answer.rawPayload))
    })
    await sourceAt(url)
    expect(await fetched()).toMatchObject([{ success: false, output: ['教材庫給的是另一課'] }])
  })
})
