import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { files } from '../../db/tables/content.ts'
import { revisions } from '../../db/tables/edit.ts'
import { studyCategories, studyItems, studySearch } from '../../db/tables/self-study.ts'
import type { Role } from '../../domain/account/permissions.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const line = (no: number, role: string) => ({
  no,
  role,
  hakka: { text: '食飽吂？', pinyin: 'siid5 bau31 mang11' },
  chinese: { text: '吃飽了嗎？' },
})

let id = 0
let themeId = 0
let soundId = 0

beforeEach(async () => {
  const { db } = server().services
  await db.delete(studySearch)
  await db.delete(studyItems)
  await db.delete(studyCategories)
  const category = {
    uid: 'theme-1',
    kind: 'listening' as const,
    levelNo: 1,
    no: 1,
    name: '打招呼',
    content: {},
  }
  const [theme] = await db.insert(studyCategories).values(category).returning()
  themeId = theme?.id ?? 0
  const role = (own: string, name: string, pinyin: string, face: string) => ({
    id: own,
    name,
    pinyin,
    chinese: '',
    face,
  })
  const content = {
    uid: 'dialogue-1',
    no: 1,
    title: { hakka: '食飽吂', pinyin: 'siid5 bau31 mang11', chinese: '吃飽了嗎' },
    roles: [role('a', '阿姆', 'a24 me24', 'mother'), role('b', '阿公', 'a24 gung24', 'grandfather')],
    sentences: [line(1, 'a'), line(2, 'b')],
  }
  const common = { titlePinyin: '', titleChinese: '', schemaVersion: 1, dialectId: 1, levelNo: 1 }
  const [item] = await db
    .insert(studyItems)
    .values({
      ...common,
      uid: 'dialogue-1',
      kind: 'listening',
      categoryId: themeId,
      no: 1,
      title: '食飽吂',
      content,
    })
    .returning()
  id = item?.id ?? 0
  await db.delete(files)
  const [sound] = await db
    .insert(files)
    .values({ key: `${'ab'.repeat(32)}.mp3`, mediaType: 'audio/mpeg', size: 1, createdAt: new Date() })
    .returning()
  soundId = sound?.id ?? 0
})

const said = (text = '食飽吂？', pinyin = 'siid5 bau31 mang11', audio?: object) => ({
  hakka_sentence: { text, pinyin, ...(audio && { audio }) },
  chinese_sentence: { text: '吃飽了嗎？' },
})

async function save(role: Role, payload: object) {
  const headers = await session(server(), await user(server(), { roles: [role] }))
  const url = '/api/self_study/listening/dialog'
  return server().app.inject({ method: 'POST', url, headers, payload: { id, ...payload } })
}

const GOOD = { sentences: [said('恁仔細', 'an31 zii31 se55'), said()] }

test('a changed sentence is told of by its number, kept as a version, and stands in the audit list', async () => {
  const answer = await save('selfstudy_editor', { version: 1, ...GOOD })
  expect(answer.json()).toEqual({
    success: true,
    id,
    alerts: [{ type: 'success', message: '第 1 句更新成功' }],
    errors: {},
    version: 2,
  })
  const read = await server().app.inject(`/api/self_study/listening/category?c=${themeId}`)
  expect(read.json().data.dialogs[0].hakka_sentence.text).toBe('恁仔細')
  const { db } = server().services
  const [found] = await db.select().from(studySearch)
  expect(found).toMatchObject({ itemId: id, dialectId: 1 })
  expect(JSON.stringify(found?.texts)).toContain('恁仔細')
  const kept = await db
    .select()
    .from(revisions)
    .where(eq(revisions.subjectId, String(id)))
  expect(kept.map(({ version }) => version).sort()).toEqual([1, 2])
  const acts = await db.select().from(auditRows).where(eq(auditRows.action, 'listening.update'))
  expect(acts).toHaveLength(1)
})

test('two editors who save dialogues of one theme at once: search finds both as they are, and each once', async () => {
  const { db } = server().services
  const [first] = await db.select().from(studyItems)
  if (!first) throw new Error('there is no dialogue')
  const { id: _, ...own } = first
  const [second] = await db
    .insert(studyItems)
    .values({ ...own, uid: 'dialogue-2', no: 2 })
    .returning()
  const headers = await session(server(), await user(server(), { roles: ['selfstudy_editor'] }))
  const ids = [id, second?.id ?? 0]
  for (const text of ['一', '二', '三', '四', '五', '六', '七', '八']) {
    const answers = await Promise.all(
      ids.map((one) =>
        server().app.inject({
          method: 'POST',
          url: '/api/self_study/listening/dialog',
          headers,
          payload: { id: one, sentences: [said(`${text}恁仔`, 'an31 zii31 se55'), said()] },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const found = await db.select().from(studySearch)
    expect(found.map(({ itemId }) => itemId).sort()).toEqual([...ids].sort())
    for (const { texts } of found) expect(JSON.stringify(texts)).toContain(`${text}恁仔`)
  }
})

test('what is saved as it stands writes nothing', async () => {
  const answer = await save('selfstudy_editor', { version: 1, sentences: [said(), said()] })
  expect(answer.json()).toEqual({ success: true, id, alerts: [], errors: {}, version: 1 })
})

test('a reading that does not fit is told at its sentence, and nothing of the others is written', async () => {
  const sentences = [said('恁仔細', 'an31 zii31 se55'), said('食飽吂？', 'siid5')]
  const answer = (await save('selfstudy_editor', { version: 1, sentences })).json()
  expect(answer.success).toBe(false)
  expect(Object.keys(answer.errors)).toEqual(['sentences.1.hakka_sentence.pinyin'])
  expect(answer.alerts[0].message).toMatch(/^第 2 句更新失敗（sentences\.1\.hakka_sentence\.pinyin）：/)
  const [row] = await server().services.db.select().from(studyItems)
  expect(row?.version).toBe(1)
})

test('who edits an older version gets 409 with the present one', async () => {
  await save('selfstudy_editor', { version: 1, ...GOOD })
  const answer = await save('selfstudy_editor', { version: 1, sentences: [said(), said()] })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().current).toMatchObject({ id, version: 2 })
})

test('an editor of sounds gives a sentence its sound and takes it away again, and may touch no text', async () => {
  expect((await save('audio_editor', GOOD)).statusCode).toBe(403)
  const one = await save('audio_editor', {
    version: 1,
    sentences: [said('食飽吂？', 'siid5 bau31 mang11', { id: soundId }), said()],
  })
  expect(one.json().alerts).toEqual([{ type: 'success', message: '第 1 句更新成功' }])
  const read = async () =>
    (await server().app.inject(`/api/self_study/listening/category?c=${themeId}`)).json().data.dialogs[0]
      .hakka_sentence.audio
  expect(await read()).toMatchObject({ id: soundId, synthetic: false })
  await save('audio_editor', { version: 2, sentences: [said(), said()] })
  expect(await read()).toBeNull()
})

test('a sound that the site does not have is refused at its sentence', async () => {
  const sentences = [said('食飽吂？', 'siid5 bau31 mang11', { id: 2_000_000 }), said()]
  const answer = (await save('selfstudy_editor', { sentences })).json()
  expect(answer.errors).toEqual({ 'sentences.0.hakka_sentence.audio': ['網站上沒有這個聲音檔'] })
})

test('others may not edit, and a visitor is asked to log in', async () => {
  expect((await save('news_editor', GOOD)).statusCode).toBe(403)
})

test('a term of the classroom is written like a sentence, by its version, by whoever may', async () => {
  const { db } = server().services
  const [term] = await db
    .insert(studyItems)
    .values({
      uid: 'term-1',
      kind: 'classroom_term',
      categoryId: themeId,
      dialectId: 1,
      no: 1,
      title: '上課了。',
      titlePinyin: '',
      titleChinese: '',
      schemaVersion: 1,
      content: {
        uid: 'term-1',
        no: 1,
        hakka: { text: '上課了。', pinyin: 'song24 ko55 le24' },
        chinese: { text: '上課了。' },
      },
    })
    .returning()
  const write = async (role: Role, payload: object) => {
    const headers = await session(server(), await user(server(), { roles: [role] }))
    return server().app.inject({
      method: 'POST',
      url: '/api/classroom_term/term',
      headers,
      payload: { id: term?.id, ...payload },
    })
  }
  const changed = said('下課了。', 'ha24 ko55 le24', { id: soundId })
  expect((await write('audio_editor', { version: 1, ...changed })).statusCode).toBe(403)
  const answer = await write('selfstudy_editor', { version: 1, ...changed })
  expect(answer.json()).toMatchObject({ success: true, version: 2 })
  expect((await write('selfstudy_editor', { version: 1, ...said() })).statusCode).toBe(409)
  const bad = await write('selfstudy_editor', { version: 2, ...said('下課了。', 'ha24') })
  expect(bad.json()).toMatchObject({ success: false, version: 2 })
  const [row] = await db.select().from(studyItems).where(eq(studyItems.uid, 'term-1'))
  expect(row?.content).toMatchObject({
    hakka: { text: '下課了。', audio: { url: `/files/${'ab'.repeat(32)}.mp3` } },
  })
})
