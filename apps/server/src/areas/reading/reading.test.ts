import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { studyPack, tinyStudy } from '../../content/testing/tiny-study.ts'
import { connect } from '../../db/connect.ts'
import { studyBookViews } from '../../db/tables/self-study.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const own = tinyStudy['reading/b1.json']
type Book = typeof own.book
const SOUND = { url: 'audio/a.mp3', synthetic: true }
const sounding = {
  hakka: { text: '這係書。', pinyin: 'lia31 he55 su24', audio: SOUND },
  chinese: { text: '華語' },
}

/** A book like the tiny one; its first page sounds in 四縣. */
const book = (no: number, change: Partial<Book>) => ({
  ...own,
  book: { ...own.book, ...change, uid: `reading-b${no}`, no },
  pages: own.pages.map((page) =>
    page.no === 1 ? { ...page, sentences: { ...page.sentences, 1: [sounding] } } : page,
  ),
})

const fourOnly = (no: number, change: Partial<Book> & { title: string; pinyin: string }) => {
  const { title: text, pinyin, ...rest } = change
  const whole = book(no, rest)
  return {
    ...whole,
    book: { ...whole.book, titles: { 1: { text, pinyin } } },
    pages: whole.pages.map((page) => ({ ...page, sentences: { 1: page.sentences[1] } })),
  }
}

const FILES = {
  ...tinyStudy,
  'reading/b1.json': book(1, {}),
  'reading/b2.json': fourOnly(2, {
    title: '食飯',
    pinyin: 'siid5 fan55',
    level_id: 2,
    type_id: 2,
    author: '林先生',
  }),
  'reading/b3.json': { ...book(3, { chinese_title: '裡面', published_year: 2027 }) },
  'reading/b4.json': fourOnly(4, {
    title: '細妹仔',
    pinyin: 'se55 moi55 e31',
    level_id: 5,
    origin: '臺灣民間故事',
  }),
}

beforeAll(async () => {
  const { services } = server()
  await importPack(services, await readPack(await tinyPack(studyPack(FILES))))
})

const get = async (url: string) => {
  const answer = await server().app.inject({ url })
  return { status: answer.statusCode, body: answer.json() }
}
const search = async (query: string) => (await get(`/api/self_study/reading/search?${query}`)).body.data
const numbers = async (query: string) => (await search(query)).books.map(({ no }: { no: number }) => no)
const idOf = async (no: number): Promise<number> =>
  (await search('')).books.find((one: { no: number }) => one.no === no).id

describe('book search', () => {
  it('finds by the title in the dialect, by Mandarin, author, origin and keyword, however they are spelled', async () => {
    expect(await numbers(`keyword=${encodeURIComponent('這係麼個')}`)).toEqual([3, 1])
    expect(await numbers(`keyword=${encodeURIComponent('裏面')}`)).toEqual([3])
    expect(await numbers(`keyword=${encodeURIComponent('林先生')}`)).toEqual([2])
    expect(await numbers(`keyword=${encodeURIComponent('台灣')}`)).toEqual([4])
    expect(await numbers(`keyword=${encodeURIComponent('食物')}`)).toEqual([3, 1, 2, 4])
    for (const nothing of ['恐龍', '。。', '%', '_'])
      expect(await search(`keyword=${encodeURIComponent(nothing)}`)).toMatchObject({
        books: [],
        total: 0,
        pages: 0,
      })
  })

  it('knows a title in its own dialect only, and tells how many fit in others', async () => {
    expect(await search(`dialect_id=2&keyword=${encodeURIComponent('食飯')}`)).toMatchObject({
      total: 0,
      elsewhere: 0,
    })
    expect(await search('dialect_id=2')).toMatchObject({ total: 2, elsewhere: 2 })
    const [first] = (await search('dialect_id=2')).books
    expect(first).toMatchObject({ title: '這係麼个', title_pinyin: 'lia24 he11 ma24 gai11' })
  })

  it('narrows by level and type, and takes what is no choice for none', async () => {
    expect(await numbers('level_no=2')).toEqual([2])
    expect(await numbers('type_id=3')).toEqual([3, 1, 4])
    expect(await numbers('level_no=1&type_id=2')).toEqual([])
    expect(await numbers('level_no=9&type_id=x&sort=y&order=z&page=-1')).toEqual([3, 1, 2, 4])
    expect((await get(`/api/self_study/reading/search?keyword=${'字'.repeat(51)}`)).status).toBe(422)
  })
})

describe('an open book', () => {
  it('has its pages in one dialect with their sounds, and the level of its test where there is one', async () => {
    const id = await idOf(1)
    const { data } = (await get(`/api/self_study/reading/book?id=${id}&dialect_id=1`)).body
    expect(data).toMatchObject({ no: 1, title: '這係麼个', dialects: [1, 2], test_level_no: 1, music: null })
    expect(data.pages).toHaveLength(8)
    expect(data.pages[0].sentences[0]).toMatchObject({
      hakka_sentence: { text: '這係書。', audio: { id: expect.any(Number), synthetic: true } },
      chinese_sentence: { text: '華語' },
    })
    expect(data.pages[1].sentences[0].hakka_sentence.audio).toBeNull()
    const other = (await get(`/api/self_study/reading/book?id=${id}&dialect_id=2`)).body.data
    expect(other.test_level_no).toBeNull()
  })

  it('says which dialects it has where it has not the asked one; what is no book is 404', async () => {
    const { data } = (await get(`/api/self_study/reading/book?id=${await idOf(4)}&dialect_id=5`)).body
    expect(data).toMatchObject({ title: '', dialects: [1], test_level_no: null })
    expect(data.pages[0].sentences).toEqual([])
    expect((await get('/api/self_study/reading/book?id=99999')).status).toBe(404)
  })

  it('keeps book 3 from the extended test', async () => {
    await server().services.db.execute(sql`update study_items set no = 3 where kind = 'writing'`)
    const { data } = (await get(`/api/self_study/reading/book?id=${await idOf(3)}`)).body
    await server().services.db.execute(sql`update study_items set no = 1 where kind = 'writing'`)
    expect(data.test_level_no).toBeNull()
  })
})

describe('how often a book is opened', () => {
  const open = async (id: number, headers: Record<string, string>) => {
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/self_study/reading/view',
      headers,
      payload: { id },
    })
    return answer.statusCode === 200 ? answer.json().data.view_count : answer.statusCode
  }

  it('counts each reader once a day, a user on all devices and a visitor by the browser', async () => {
    const id = await idOf(2)
    server().setNow(new Date('2026-12-01T15:59:00Z'))
    const mei = await user(server())
    const first = await visitor(server())
    expect(await open(id, await session(server(), mei))).toBe(1)
    expect(await open(id, await session(server(), mei))).toBe(1)
    expect(await open(id, first)).toBe(2)
    expect(await open(id, first)).toBe(2)
    expect(await open(id, await visitor(server()))).toBe(3)
    // Another day in Taipei.
    server().setNow(new Date('2026-12-01T16:01:00Z'))
    expect(await open(id, await session(server(), mei))).toBe(4)
    expect(await open(99_999, first)).toBe(404)
    expect(await open(id, {})).toBe(403)
    expect((await search('sort=views&order=desc')).books[0]).toMatchObject({ no: 2, view_count: 4 })
  })

  it('is counted once also when it comes several times at once, and nobody is named', async () => {
    const id = await idOf(4)
    const mei = await user(server(), { username: 'mei-who-reads' })
    const headers = await session(server(), mei)
    await Promise.all(Array.from({ length: 8 }, () => open(id, headers)))
    expect(await open(id, headers)).toBe(1)
    const rows = await server().services.db.select().from(studyBookViews)
    expect(JSON.stringify(rows)).not.toContain('mei-who-reads')
    expect(rows.every(({ reader }) => reader.length === 43)).toBe(true)
  })
})

describe('a page that was read', () => {
  it('is an attempt without points; what is no page of the book, or has an answer, is refused', async () => {
    const id = await idOf(1)
    const pupil = await user(server())
    const at = (item: number, answer: unknown, key: string) => ({
      key,
      thing: 'book_page',
      thing_id: id,
      item,
      answer,
      used_ms: 2000,
      done_at: new Date().toISOString(),
    })
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/my/attempts',
      headers: await session(server(), pupil),
      payload: {
        attempts: [at(8, null, 'read-page-8'), at(9, null, 'read-page-9'), at(1, { said: 1 }, 'read-page-1')],
      },
    })
    expect(answer.json().data.attempts).toMatchObject([
      { status: 'kept' },
      { status: 'refused' },
      { status: 'refused' },
    ])
  })
})

describe('the addresses of a book', () => {
  const led = async (url: string) => {
    const { statusCode, headers } = await server().app.inject({ url })
    return [statusCode, headers.location, headers['cache-control']]
  }

  it('lead to cover, pages and sounds, wherever they are stored', async () => {
    const picture = [302, expect.stringMatching(/^\/files\/.+\.webp$/), 'public, max-age=300']
    expect(await led('/reading/1/0.png')).toEqual(picture)
    expect(await led('/reading/1/8.png')).toEqual(picture)
    const sound = [302, expect.stringMatching(/^\/files\/.+\.mp3$/), 'public, max-age=300']
    expect(await led('/reading/1/audio/1/1.mp3')).toEqual(sound)
  })

  it.each([
    '/reading/1/9.png',
    '/reading/1/audio/2/1.mp3',
    '/reading/1/audio/1/2.mp3',
    '/reading/1/audio/9/1.mp3',
    '/reading/99/0.png',
    '/reading/x/0.png',
    '/reading/1/cover.png',
    '/reading/1/music.mp3',
  ])('lead nowhere where there is nothing: %s', async (url) => {
    expect((await led(url))[0]).toBe(404)
  })
})

describe('a shelf of 5,000 books', () => {
  const ALL = 5000
  const levelOf = (no: number) => 1 + (no % 5)
  const viewsOf = (no: number) => 10 + (no % 7)
  const yearOf = (no: number) => 2000 + (no % 20)
  const shelf = Array.from({ length: ALL }, (_, index) => index + 101)

  beforeAll(async () => {
    // More at once than the site ever writes within its time for a statement.
    const { db, pool } = connect(server().databaseUrl, { max: 1, statementMs: 0 })
    await db.execute(sql`
      with made as (
        insert into study_items (uid, kind, level_no, no, title, title_pinyin, title_chinese, schema_version, content)
        select 'many-' || n, kind, 1 + n % 5, n, title, title_pinyin, title_chinese, schema_version,
          jsonb_set(content::jsonb, '{book,no}', to_jsonb(n))::json
        from study_items, generate_series(101, ${sql.raw(String(ALL + 100))}) n where uid = 'reading-b1'
        returning id, level_no, no)
      insert into study_books (item_id, level_no, type_no, published_year, page_num, view_count, names)
      select id, level_no, 1 + no % 3, 2000 + no % 20, 8, 10 + no % 7,
        'book' || no || repeat(E'\n', 6) || E'many\t\t\t' from made`)
    await pool.end()
  })

  const by = (rank: (no: number) => number, sign: 1 | -1) =>
    shelf.toSorted((a, b) => sign * (rank(a) - rank(b)) || yearOf(b) - yearOf(a) || a - b)

  it.each([
    ['sort=level&order=asc', by(levelOf, 1)],
    ['sort=level&order=desc', by(levelOf, -1)],
    ['sort=views&order=asc', by(viewsOf, 1)],
    ['sort=views&order=desc', by(viewsOf, -1)],
  ])('is put in order by %s, of equals the newer first, 24 a page', async (query, order) => {
    expect(await numbers(`keyword=many&${query}`)).toEqual(order.slice(0, 24))
    expect(await numbers(`keyword=many&${query}&page=100`)).toEqual(order.slice(99 * 24, 100 * 24))
  })

  it('ends at its last page, and finds one among all', async () => {
    expect(await search('keyword=many&page=9999')).toMatchObject({ total: ALL, pages: 209, page: 209 })
    expect(await numbers('keyword=many&page=9999')).toHaveLength(8)
    expect(await numbers('keyword=book4321')).toEqual([4321])
  })
})
