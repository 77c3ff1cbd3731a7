import { encodeWav } from '@hakka/judge/encode-wav'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { lessonTakes } from '../../db/tables/authoring.ts'
import { modules, moduleVersions } from '../../db/tables/content.ts'
import { session, user } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let headers: Record<string, string> = {}
let lessonId = 0

beforeAll(async () => {
  await importPack(server().services, await readPack(await tinyPack()))
  headers = await session(server(), await user(server(), { roles: ['lesson_editor'] }))
  const list = await get('/api/admin/lessons?dialect_id=1&step_no=1&semester_no=1')
  lessonId = list.data[0].id
})

beforeEach(async () => {
  await server().services.db.delete(lessonTakes)
})

const get = async (url: string, own = headers) => (await server().app.inject({ url, headers: own })).json()

interface Line {
  item_id: number
  text: string
  pinyin: string
  voice: string
  url: string
  take_url: string
  places: number
}

const recording = async (own = headers): Promise<{ title: string; dialect_id: number; lines: Line[] }> =>
  (await get(`/api/admin/lesson/recording?id=${lessonId}`, own)).data

const voice = (hertz: number) =>
  new File(
    [
      encodeWav(
        Float32Array.from({ length: 8000 }, (_, at) => Math.sin((at * hertz) / 1300) / 2),
        8000,
      ),
    ],
    'recording.wav',
  )

async function take({ text, pinyin }: { text: string; pinyin: string }, audio = voice(200), own = headers) {
  const form = await formOf({ id: String(lessonId), text, pinyin, audio })
  return server().app.inject({
    method: 'POST',
    url: '/api/admin/lesson/recording/take',
    headers: { ...own, ...form.headers },
    payload: form.payload,
  })
}

const putIn = (own = headers) =>
  server().app.inject({
    method: 'POST',
    url: '/api/admin/lesson/recording',
    headers: own,
    payload: { id: lessonId },
  })

/** What the lesson's module says to learners, and to its editors. */
async function contents() {
  const { db } = server().services
  const rows = await db
    .select()
    .from(moduleVersions)
    .innerJoin(modules, eq(modules.id, moduleVersions.moduleId))
    .where(eq(modules.lessonId, lessonId))
  const text = (isDraft: boolean) =>
    JSON.stringify(
      rows
        .filter((row) => (row.module_versions.publishedAt === null) === isDraft)
        .map((row) => row.module_versions.content),
    )
  return { seen: text(false), draft: text(true) }
}

test('what a lesson says is recorded once, stands in its draft wherever it is said, and learners hear it when it is published', async () => {
  const { title, dialect_id, lines } = await recording()
  expect(title).not.toBe('')
  expect(dialect_id).toBe(1)
  expect(lines.length).toBeGreaterThan(0)
  const keys = lines.map(({ text, pinyin }) => `${text} ${pinyin}`)
  expect(new Set(keys).size).toBe(keys.length)
  const [line] = lines
  if (!line) throw new Error('the lesson says nothing')
  const kept = await take(line)
  expect(kept.statusCode, kept.body).toBe(200)
  const { take_url } = kept.json().data
  expect((await recording()).lines[0]?.take_url).toBe(take_url)
  const put = await putIn()
  expect(put.json(), put.body).toEqual({ data: { written: 1, left: [] } })
  const { seen, draft } = await contents()
  expect(seen).not.toContain(take_url)
  expect(draft.split(take_url)).toHaveLength(line.places + 1)
  expect((await recording()).lines[0]).toMatchObject({ voice: 'human', url: take_url, take_url: '' })
  const { db } = server().services
  const rows = await db.select().from(auditRows).where(eq(auditRows.action, 'lesson.record'))
  expect(rows).toHaveLength(1)
  // Once more there is nothing to put in, and no line of the audit list.
  expect((await putIn()).json().data).toEqual({ written: 0, left: [] })
  expect(await db.$count(auditRows, eq(auditRows.action, 'lesson.record'))).toBe(1)
})

test('takes are their editor’s own; a second one takes the place of the first', async () => {
  const [line] = (await recording()).lines
  if (!line) throw new Error('the lesson says nothing')
  const first = (await take(line, voice(300))).json().data.take_url
  const second = (await take(line, voice(400))).json().data.take_url
  expect(second).not.toBe(first)
  expect((await recording()).lines[0]?.take_url).toBe(second)
  const other = await session(server(), await user(server(), { roles: ['lesson_editor'] }))
  expect((await recording(other)).lines[0]?.take_url).toBe('')
  expect((await putIn(other)).json().data.written).toBe(0)
})

test('what the lesson does not say is not kept, nor what is no sound; who may not edit is refused', async () => {
  const [line] = (await recording()).lines
  if (!line) throw new Error('the lesson says nothing')
  expect((await take({ text: '無這句', pinyin: '' })).statusCode).toBe(404)
  const wrong = await take(line, new File(['no sound'], 'a.wav'))
  expect(wrong.json().errors.audio).toEqual(['聲音請用 MP3、WAV、M4A 或 OGG 檔'])
  const news = await session(server(), await user(server(), { roles: ['news_editor'] }))
  expect((await take(line, voice(200), news)).statusCode).toBe(403)
  expect((await get('/api/admin/lesson/recording?id=999999')).code).toBe('not_found')
})

test('a word that was written otherwise since is told, and its recording is gone', async () => {
  const { db } = server().services
  const [line] = (await recording()).lines
  if (!line) throw new Error('the lesson says nothing')
  await take(line)
  await db.update(lessonTakes).set({ text: '別个字' })
  expect((await putIn()).json().data).toEqual({ written: 0, left: ['別个字'] })
  expect(await db.$count(lessonTakes)).toBe(0)
})
