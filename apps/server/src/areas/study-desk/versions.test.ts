import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { studyPack } from '../../content/testing/tiny-study.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { files } from '../../db/tables/content.ts'
import { revisions } from '../../db/tables/edit.ts'
import { studyItems } from '../../db/tables/self-study.ts'
import type { Role } from '../../domain/account/permissions.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const headers = new Map<string, Record<string, string>>()
let id = 0
let setId = 0

beforeAll(async () => {
  const { db } = server().services
  await importPack(server().services, await readPack(await tinyPack(studyPack())))
  for (const role of ['selfstudy_editor', 'audio_editor', 'news_editor'] as const)
    headers.set(role, await session(server(), await user(server(), { roles: [role] })))
  const items = await db.select({ id: studyItems.id, kind: studyItems.kind }).from(studyItems)
  id = items.find(({ kind }) => kind === 'speaking')?.id ?? 0
  setId = items.find(({ kind }) => kind === 'writing')?.id ?? 0
})

async function call(role: Role, method: 'GET' | 'POST', path: string, payload?: object) {
  const answer = await server().app.inject({
    method,
    url: `/api/${path}`,
    headers: headers.get(role) ?? {},
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const present = async () => {
  const [row] = await server().services.db.select().from(studyItems).where(eq(studyItems.id, id))
  return row
}

const hakka = { text: '食飽吂？', pinyin: 'siid5 bau31 mang11' }
const write = (chinese: string, audio?: object) =>
  call('selfstudy_editor', 'POST', 'self_study/speaking/sentence', {
    id,
    hakka_sentence: { ...hakka, ...(audio && { audio }) },
    chinese_sentence: { text: chinese },
  })

const list = (role: Role = 'selfstudy_editor') =>
  call(role, 'GET', `admin/self_study/speaking/revisions?id=${id}`)
const revert = (role: Role, body: object, kind = 'speaking') =>
  call(role, 'POST', `admin/self_study/${kind}/revert`, { id, ...body })
const numbers = async () => (await list()).body.data.map((own: { version: number }) => own.version)

let first = 0

beforeEach(async () => {
  const { db } = server().services
  await db.delete(revisions)
  const before = (await present())?.version ?? 0
  await write(`吃飽了嗎 ${before}`)
  first = before + 1
  await write(`吃過飯了嗎 ${before}`)
})

test('versions are listed, read and brought back, which is one more version and a line of the audit list', async () => {
  expect(await numbers()).toEqual([first + 1, first, first - 1])
  const path = `admin/self_study/speaking/revision?id=${id}&version=${first}`
  const read = await call('selfstudy_editor', 'GET', path)
  expect(read.body.data.content.chinese.text).toBe(`吃飽了嗎 ${first - 1}`)

  const back = await revert('selfstudy_editor', { revision: first, version: first + 1 })
  expect(back.body).toEqual({ data: { version: first + 2 } })
  expect(await present()).toMatchObject({ content: { chinese: { text: `吃飽了嗎 ${first - 1}` } } })
  const acts = await server()
    .services.db.select()
    .from(auditRows)
    .where(eq(auditRows.action, 'speaking.revert'))
  expect(acts.length).toBeGreaterThan(0)
})

test('who goes back from an older version gets 409, and nothing is written', async () => {
  expect((await revert('selfstudy_editor', { revision: first, version: first })).status).toBe(409)
  expect(await numbers()).toHaveLength(3)
})

test('an editor of sounds goes back where sounds alone differ, and may bring back no text', async () => {
  expect((await revert('audio_editor', { revision: first })).status).toBe(403)
  const [sound] = await server()
    .services.db.insert(files)
    .values({
      key: `${'cd'.repeat(31)}${first}.mp3`,
      mediaType: 'audio/mpeg',
      size: 1,
      createdAt: new Date(),
    })
    .returning()
  await write(`吃過飯了嗎 ${first - 1}`, { id: sound?.id })
  expect((await revert('audio_editor', { revision: first + 1 })).status).toBe(200)
  expect((await present())?.content).not.toMatchObject({ hakka: { audio: {} } })
  expect((await revert('audio_editor', { revision: first + 2 })).status).toBe(200)
  expect((await present())?.content).toMatchObject({ hakka: { audio: {} } })
})

test('versions of another kind, of nothing and for others are not given', async () => {
  expect((await call('selfstudy_editor', 'GET', `admin/self_study/writing/revisions?id=${id}`)).status).toBe(
    404,
  )
  expect((await revert('selfstudy_editor', { revision: first }, 'writing')).status).toBe(404)
  expect((await revert('selfstudy_editor', { revision: first, id: setId })).status).toBe(404)
  expect((await revert('selfstudy_editor', { revision: 999_999 })).status).toBe(404)
  expect((await list('news_editor')).status).toBe(403)
  expect((await revert('news_editor', { revision: first })).status).toBe(403)
  expect((await call('audio_editor', 'GET', `admin/self_study/writing/revisions?id=${setId}`)).status).toBe(
    403,
  )
})

test('a version that its kind does not take any more is refused with a reason', async () => {
  const content = { ...hakka, hakka: { text: '食飽吂？', pinyin: 'siid5' }, chinese: { text: '' } }
  await server().services.db.update(revisions).set({ content }).where(eq(revisions.version, first))
  const answer = await revert('selfstudy_editor', { revision: first })
  expect(answer.status).toBe(422)
  expect(answer.body.message).toMatch(/^這一版現在不能用：/)
})

test('a place that its pack gave meanwhile stays', async () => {
  const { db } = server().services
  const content = (await present())?.content
  await db
    .update(studyItems)
    .set({ content: { ...(typeof content === 'object' ? content : {}), no: 7 } })
    .where(eq(studyItems.id, id))
  await revert('selfstudy_editor', { revision: first })
  expect(await present()).toMatchObject({ content: { no: 7, chinese: { text: `吃飽了嗎 ${first - 1}` } } })
})
