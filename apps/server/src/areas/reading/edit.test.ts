import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { studyPack, tinyStudy } from '../../content/testing/tiny-study.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { files } from '../../db/tables/content.ts'
import { revisions } from '../../db/tables/edit.ts'
import { studyItems, studySearch } from '../../db/tables/self-study.ts'
import type { Role } from '../../domain/account/permissions.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const headers = new Map<string, Record<string, string>>()
let id = 0
let picture = { id: 0, url: '' }
let sound = { id: 0, url: '' }
let asImported: Partial<typeof studyItems.$inferInsert> = {}
/** Never twice the same: what was read under a version is kept. */
let now = 1

let released = 0

/** Its pack, each time a newer one: the same is not read twice. */
async function pack() {
  const own = tinyStudy['reading/b1.json']
  const book = { ...own.book, keyword: `食物 ${released++}` }
  return readPack(await tinyPack(studyPack({ ...tinyStudy, 'reading/b1.json': { ...own, book } })))
}

async function stored(name: string, mediaType: string) {
  const values = {
    key: `${name.repeat(32)}.${mediaType.slice(-3)}`,
    mediaType,
    size: 1,
    createdAt: new Date(),
  }
  const [row] = await server().services.db.insert(files).values(values).returning()
  return { id: row?.id ?? 0, url: `/files/${row?.key}` }
}

beforeAll(async () => {
  await importPack(server().services, await pack())
  for (const role of ['selfstudy_editor', 'audio_editor', 'news_editor'] as const)
    headers.set(role, await session(server(), await user(server(), { roles: [role] })))
  const [own] = await server().services.db.select().from(studyItems).where(eq(studyItems.kind, 'reading'))
  id = own?.id ?? 0
  asImported = { content: own?.content, levelNo: 1, withdrawnAt: null, deletedAt: null }
  picture = await stored('ab', 'image/png')
  sound = await stored('cd', 'audio/mp3')
})

beforeEach(async () => {
  const { db } = server().services
  now += 10
  const back = { ...asImported, version: now }
  await db.update(studyItems).set(back).where(eq(studyItems.id, id))
  await db.delete(revisions)
})

async function call(role: Role, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const answer = await server().app.inject({
    method,
    url: `/api/${path}`,
    headers: headers.get(role) ?? {},
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const save = (payload: object, role: Role = 'selfstudy_editor') =>
  call(role, 'POST', 'self_study/reading/book', payload)
const edited = async (own = id) =>
  (await call('selfstudy_editor', 'GET', `self_study/reading/edit?id=${own}`)).body.data
const shelf = async (keyword = '') =>
  (await server().app.inject(`/api/self_study/reading/search?keyword=${encodeURIComponent(keyword)}`)).json()
    .data.books

const said = (audio?: object) => ({
  hakka_sentence: { text: '食飯', pinyin: 'siid5 fan55', ...(audio && { audio }) },
  chinese_sentence: { text: '吃飯' },
})
const page = (audio?: object) => ({ picture, sentences: { 1: [said(audio)] } })

const newBook = (change: object = {}) => ({
  chinese_title: '吃飯',
  level_id: 2,
  type_id: 1,
  author: '林先生',
  origin: '',
  keyword: '',
  published_year: 2025,
  cover: picture,
  titles: [{ dialect_id: 1, text: '食飯', pinyin: 'siid5 fan55' }],
  pages: Array.from({ length: 8 }, () => page()),
  ...change,
})

/** The book as its form sends it, with a change. */
async function sentOf(change: (own: Awaited<ReturnType<typeof edited>>) => object = () => ({})) {
  const own = await edited()
  const body = {
    ...own,
    cover: { url: own.cover_url },
    pages: own.pages.map((one: { picture_url: string; sentences: object }) => ({
      picture: { url: one.picture_url },
      sentences: one.sentences,
    })),
  }
  return { ...body, ...change(body) }
}

describe('a book at the desk', () => {
  test('is read with all of its dialects; saved as it stands, nothing is written', async () => {
    const own = await edited()
    expect(own).toMatchObject({ id, version: now, no: 1, chinese_title: '這是什麼', music: null })
    expect(own.titles.map(({ dialect_id }: { dialect_id: number }) => dialect_id)).toEqual([1, 2])
    expect(Object.keys(own.pages[0].sentences)).toEqual(['1', '2'])
    expect((await save(await sentOf())).body).toEqual({
      success: true,
      id,
      alerts: [],
      errors: {},
      version: now,
    })
  })

  test('is changed with its shelf, search, versions and audit list; a page moves with its sound', async () => {
    const sounding = await sentOf(({ pages }) => ({
      music: sound,
      pages: [{ ...pages[0], sentences: { ...pages[0].sentences, 1: [said(sound)] } }, ...pages.slice(1)],
    }))
    expect((await save(sounding)).body).toMatchObject({ success: true, version: now + 1 })
    // A sound that the book has is known by its address alone, wherever it goes.
    const moved = await sentOf(({ pages }) => ({
      level_id: 4,
      chinese_title: '煮飯',
      pages: [
        ...pages.slice(1),
        { picture, sentences: { 1: [said()], 2: [said()] } },
        { ...pages[0], sentences: { ...pages[0].sentences, 1: [said({ url: sound.url })] } },
      ],
    }))
    expect((await save(moved)).body.alerts).toEqual([{ type: 'success', message: '「煮飯」更新成功' }])
    const own = await edited()
    expect(own).toMatchObject({ version: now + 2, level_id: 4, music: { url: sound.url } })
    expect(own.pages).toHaveLength(9)
    expect(own.pages[8].sentences[1][0].hakka_sentence.audio).toMatchObject({ url: sound.url })
    expect(await shelf('煮飯')).toMatchObject([{ id, level_id: 4, page_num: 9 }])
    const { db } = server().services
    const found = await db.select().from(studySearch).where(eq(studySearch.itemId, id))
    expect(found.map(({ dialectId, levelNo }) => [dialectId, levelNo])).toEqual([
      [1, 4],
      [2, 4],
    ])
    const kept = await db
      .select()
      .from(revisions)
      .where(eq(revisions.subjectId, String(id)))
    expect(kept.map(({ version }) => version).sort()).toEqual([now, now + 1, now + 2])
    const acts = await db.select().from(auditRows).where(eq(auditRows.action, 'reading.update'))
    expect(acts.length).toBeGreaterThanOrEqual(2)
  })

  test('names what is wrong at its page, sentence and field, all of it, and writes nothing', async () => {
    const wrong = await sentOf(({ pages }) => ({
      cover: null,
      music: { id: 2_000_000 },
      pages: [{ ...pages[0], picture: null }, ...pages.slice(1)],
    }))
    expect((await save(wrong)).body).toMatchObject({
      success: false,
      id,
      version: now,
      errors: {
        cover: ['請上傳封面'],
        music: ['網站上沒有這個聲音檔'],
        'pages.0.picture': ['請上傳這一頁的圖'],
      },
    })
    const reading = await sentOf(({ pages }) => ({
      author: '',
      pages: [
        ...pages.slice(0, 7),
        { ...pages[7], sentences: { ...pages[7].sentences, 2: [{ ...said(), words: [] }, said()] } },
      ],
    }))
    reading.pages[7].sentences[2][1].hakka_sentence = { text: '食飯', pinyin: 'siid5' }
    const { errors, alerts } = (await save(reading)).body
    expect(Object.keys(errors).sort()).toEqual(['author', 'pages.7.sentences.2.1.hakka_sentence.pinyin'])
    expect(alerts.map(({ message }: { message: string }) => message).join()).toContain('第 8 頁更新失敗')
    expect((await save(await sentOf(({ pages }) => ({ pages: pages.slice(1) })))).body.errors).toEqual({
      pages: ['至少要有 8 頁'],
    })
    expect((await save(await sentOf(() => ({ level_id: 6 })))).status).toBe(422)
    expect((await edited()).version).toBe(now)
  })

  test('gives 409 to whoever read an older version', async () => {
    const older = await sentOf(() => ({ author: '一' }))
    await save(await sentOf(() => ({ author: '二' })))
    expect((await save(older)).status).toBe(409)
    expect((await edited()).author).toBe('二')
  })

  test('takes sounds and music of an editor of sounds, and no text, picture or book', async () => {
    const audio = (change: Parameters<typeof sentOf>[0]) =>
      sentOf(change).then((body) => save(body, 'audio_editor'))
    expect((await audio(() => ({ author: '別人' }))).status).toBe(403)
    expect((await audio(() => ({ cover: picture }))).status).toBe(403)
    expect((await save(newBook(), 'audio_editor')).status).toBe(403)
    expect((await audio(() => ({ music: sound }))).body).toMatchObject({ success: true })
    expect((await edited()).music).toMatchObject({ id: sound.id })
    expect((await save(newBook(), 'news_editor')).status).toBe(403)
    expect((await call('news_editor', 'GET', `self_study/reading/edit?id=${id}`)).status).toBe(403)
  })

  test('goes back to an earlier version with its place on the shelf', async () => {
    await save(await sentOf(() => ({ level_id: 5, chinese_title: '新的' })))
    const back = { id, revision: now, version: now + 1 }
    const answer = await call('selfstudy_editor', 'POST', 'admin/self_study/reading/revert', back)
    expect(answer.body).toEqual({ data: { version: now + 2 } })
    expect(await edited()).toMatchObject({ no: 1, level_id: 1, chinese_title: '這是什麼' })
    expect(await shelf('這是什麼')).toMatchObject([{ id, level_id: 1 }])
  })

  test('stays as the desk wrote it when its pack comes again', async () => {
    await save(await sentOf(() => ({ level_id: 5, chinese_title: '新的' })))
    await importPack(server().services, await pack())
    expect(await shelf('新的')).toMatchObject([{ id, level_id: 5 }])
    const [found] = await server().services.db.select().from(studySearch).where(eq(studySearch.itemId, id))
    expect(found?.levelNo).toBe(5)
  })
})

describe('a new book', () => {
  test('has the next number, is on the shelf, and is made once however often its form arrives', async () => {
    const form_key = '7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a11'
    const made = (await save(newBook({ form_key }))).body
    expect(made).toMatchObject({ success: true, version: 1, alerts: [{ message: '已新增「吃飯」' }] })
    expect((await save(newBook({ form_key }))).body).toMatchObject({ id: made.id, version: 1 })
    const again = (await save(newBook({ form_key, author: '改了' }))).body
    expect(again).toMatchObject({ id: made.id, version: 2 })
    expect(await edited(made.id)).toMatchObject({ no: 2, author: '改了', level_id: 2 })
    expect(await shelf('改了')).toMatchObject([{ id: made.id, no: 2, page_num: 8 }])
    const page = await server().app.inject(`/reading/2/1.png`)
    expect(page.headers.location).toBe(picture.url)
    const next = (await save(newBook())).body
    expect((await edited(next.id)).no).toBe(3)
    const { db } = server().services
    const acts = await db.select().from(auditRows).where(eq(auditRows.action, 'reading.store'))
    expect(acts.map(({ subjectId }) => Number(subjectId)).sort()).toEqual([made.id, next.id].sort())
  })

  test('is refused whole where something is missing, and has no id then', async () => {
    const answer = (await save(newBook({ pages: [], titles: [] }))).body
    expect(answer).toMatchObject({ success: false, id: null })
    expect(Object.keys(answer.errors).sort()).toEqual(['pages', 'titles'])
  })
})

describe('a deleted book', () => {
  const remove = (role: Role = 'selfstudy_editor', kind = 'reading') =>
    call(role, 'DELETE', `admin/self_study/${kind}/${id}`)
  const restore = (body: object = {}, role: Role = 'selfstudy_editor') =>
    call(role, 'POST', 'admin/self_study/reading/restore', { id, ...body })
  const uses = async () => (await call('audio_editor', 'GET', `admin/self_study/reading/usage?id=${id}`)).body

  test('says before where it is used', async () => {
    const { db } = server().services
    expect((await uses()).data).toEqual([{ of: 'test', count: 1 }])
    const pupil = await user(server())
    await db.execute(sql`
      insert into attempts (user_id, thing, thing_id, item, key, done_at)
      values (${pupil.id}, 'book_page', ${id}, 1, 'one', now()), (${pupil.id}, 'book_page', ${id}, 2, 'two', now())`)
    await db.execute(sql`update study_books set view_count = 12 where item_id = ${id}`)
    expect((await uses()).data).toEqual([
      { of: 'pupils', count: 1 },
      { of: 'readers', count: 12 },
      { of: 'test', count: 1 },
    ])
    expect((await call('selfstudy_editor', 'GET', `admin/self_study/writing/usage?id=${id}`)).status).toBe(
      404,
    )
  })

  test('is nowhere any more, also when its pack comes again, and comes back whole', async () => {
    expect((await remove()).body).toEqual({ status: 'success' })
    expect((await remove()).status).toBe(404)
    expect((await save({ ...newBook(), id })).status).toBe(404)
    await importPack(server().services, await pack())
    expect(await shelf('這是什麼')).toEqual([])
    expect((await server().app.inject(`/api/self_study/reading/book?id=${id}`)).statusCode).toBe(404)
    const { db } = server().services
    expect(await db.$count(studySearch, eq(studySearch.itemId, id))).toBe(0)
    const list = (await call('audio_editor', 'GET', 'admin/self_study/reading/deleted')).body
    expect(list).toMatchObject({ total: 1, data: [{ id, no: 1, version: now + 1, category: '' }] })

    expect((await restore({ version: now })).status).toBe(409)
    expect((await restore({ version: now + 1 })).body).toEqual({ data: { id } })
    expect((await restore()).status).toBe(404)
    expect(await shelf('這是什麼')).toMatchObject([{ id }])
    expect(await db.$count(studySearch, eq(studySearch.itemId, id))).toBe(2)
    for (const action of ['reading.destroy', 'reading.restore'])
      expect(await db.$count(auditRows, eq(auditRows.action, action))).toBe(1)
  })

  test('is deleted and brought back by nobody who may not write its texts, nor as another kind', async () => {
    expect((await remove('audio_editor')).status).toBe(403)
    expect((await remove('news_editor')).status).toBe(403)
    expect((await remove('selfstudy_editor', 'writing')).status).toBe(404)
    await remove()
    expect((await restore({}, 'audio_editor')).status).toBe(403)
    expect((await restore()).status).toBe(200)
  })

  test('does not come back beside another one of its number', async () => {
    await remove()
    const { db } = server().services
    await db.execute(sql`
      insert into study_items (uid, kind, no, title, title_pinyin, title_chinese, schema_version, content)
      values ('other-book', 'reading', 1, '', '', '', 1, '{}')`)
    expect((await restore()).body.message).toBe('編號 1 已經有別的內容，不能還原')
    await db.execute(sql`delete from study_items where uid = 'other-book'`)
  })
})
