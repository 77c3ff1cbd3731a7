import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { LINES, studyPack, tinyDialogue } from '../../content/testing/tiny-study.ts'
import { studyItems } from '../../db/tables/self-study.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

beforeAll(async () => {
  await importPack(server().services, await readPack(await tinyPack(studyPack())))
})

/** The picture book of the pack. */
const BOOK = { title: '這係麼个', chinese: '這是什麼', url: /^\/self_study\/reading\/\d+\?dialect_id=1$/ }

const get = async (url: string) => {
  const answer = await server().app.inject(`/api${url}`)
  return { status: answer.statusCode, body: answer.json() }
}

const categoryId = async (kind: string): Promise<number> =>
  (await get(`/self_study/menu?kind=${kind}`)).body.data.categories[0].id

describe('self-study', () => {
  test('the menu counts what each level has in a dialect, and lists the themes of one', async () => {
    const { data } = (await get('/self_study/menu?kind=speaking&level_no=1')).body
    expect(data.levels.map(({ count }: { count: number }) => count)).toEqual([2, 0, 0, 0, 0])
    expect(data.categories).toMatchObject([
      {
        name: '家人',
        level_no: 1,
        counts: [{ dialect_id: 1, count: 2 }],
        subcategories: [{ name: '爺爺' }, { name: '妹妹' }],
      },
    ])
    expect((await get('/self_study/menu?kind=speaking&level_no=2')).body.data.categories).toEqual([])
    const other = (await get('/self_study/menu?kind=listening&dialect_id=3')).body.data
    expect(other.levels[0].count).toBe(0)
    expect(other.categories).toHaveLength(1)
  })

  test('listening lists its categories, and a category’s dialogues sentence by sentence and whole', async () => {
    const { categories } = (await get('/self_study/listening/categories')).body
    expect(categories).toMatchObject([{ id: expect.any(Number), level_no: 1, name: '吃飯' }])
    const { data } = (await get(`/self_study/listening/category?c=${categories[0].id}&d=1`)).body
    expect(data).toMatchObject({ category_name: '吃飯', dialect_name: '四縣腔', level_name: 'Ⅰ級教材' })
    expect(data.dialogs).toHaveLength(8)
    expect(data.dialogs[0]).toMatchObject({
      dialog_no: 1,
      sentence_no: 1,
      role_name: '阿姆',
      chinese_sentence: { text: '華語' },
      hakka_sentence: {
        text: '大家來食飯！',
        audio: { id: expect.any(Number), url: expect.stringMatching(/^\/files\//), synthetic: true },
      },
    })
    expect(data.dialogs[0].hakka_sentence.audio.id).toBeGreaterThan(0)
    expect(data.dialogs[1].hakka_sentence.audio).toBeNull()
    expect(data.dialogues[1].roles).toHaveLength(2)
    expect(data.dialects).toEqual([1])
  })

  test('a dialect without anything is empty and says who has it; a category that is not there is 404', async () => {
    const id = await categoryId('listening')
    const { data } = (await get(`/self_study/listening/category?c=${id}&d=5`)).body
    expect([data.dialogs, data.dialects]).toEqual([[], [1]])
    expect((await get('/self_study/listening/category?c=999')).status).toBe(404)
    expect((await get(`/self_study/speaking/category?c=${id}&d=1&l=1`)).status).toBe(404)
  })

  test('speaking gives subcategories with numbers that keep their gaps', async () => {
    const { category } = (
      await get(`/self_study/speaking/category?c=${await categoryId('speaking')}&d=1&l=1`)
    ).body
    expect(category.subcategories).toMatchObject([
      { name: '爺爺', sentences: [{ no: 1, hakka_sentence: { text: '佢係𠊎阿公。' } }] },
      { name: '妹妹', sentences: [{ no: 3, words: [{ text: '學校', pinyin: 'hog5 gau31' }] }] },
    ])
  })

  test('reading lists its books with their titles and sentences by dialect', async () => {
    const [book] = (await get('/self_study/reading/books')).body
    expect(book).toMatchObject({
      level_id: 1,
      type_id: 3,
      chinese_title: '這是什麼',
      dialect_2_title: '這係麼个',
      dialect_3_title: null,
      page_num: 8,
      view_count: 0,
    })
    expect(book.sentences['2'][7]).toEqual({ page_no: 8, hakka_text: '這係書。', chinese_text: '華語' })
  })

  test('classroom terms are listed by category and subcategory', async () => {
    const { data } = (await get('/classroom_term/categories')).body
    expect(data.categories).toMatchObject([
      {
        title: '上課',
        subcategories: [
          {
            title: '開始',
            terms: [{ hakka_text: '請坐！', hakka_pinyin: 'qiang31 co24', chinese_text: '華語' }],
          },
        ],
      },
    ])
    expect((await get('/classroom_term/menu')).body.data.categories).toMatchObject([
      { title: '上課', release_note: '', terms: [{ dialect_id: 1, count: 1 }] },
    ])
    const other = (await get('/classroom_term/categories?dialect_id=2')).body.data.categories
    expect(other[0].subcategories).toEqual([])
  })
})

describe('what self-study adds elsewhere', () => {
  test('course search finds it among 自學, by a sentence, its pinyin and its Chinese title', async () => {
    const found = async (keyword: string) =>
      (await get(`/search?keyword=${encodeURIComponent(keyword)}`)).body
    for (const keyword of ['雞卵湯', 'gie24 lon31', '吃飽了嗎']) {
      const { self_study, order, counts } = await found(keyword)
      expect(self_study[0]).toMatchObject({
        title: '食飽吂',
        type: '自學',
        semester: 'Ⅰ級聽力',
        url: expect.stringMatching(/^\/self_study\/listening\?level_no=1&dialect_id=1&category_id=\d+#no-1$/),
      })
      expect(order).toContain(self_study[0].id)
      expect(counts.primary.self_study).toBeGreaterThan(0)
    }
    const { self_study } = await found('雞卵湯')
    expect(self_study[0].matches[0]).toMatchObject({ kind: 'sentence', text: '這係雞卵湯。', at: [2, 5] })
  })

  test('course search finds a picture book by its title, in its dialect', async () => {
    const { self_study } = (await get(`/search?keyword=${encodeURIComponent(BOOK.title)}&type=self_study`))
      .body
    expect(self_study).toContainEqual(
      expect.objectContaining({ title: BOOK.title, url: expect.stringMatching(BOOK.url) }),
    )
  })

  test('home has cards of all parts that have pages, picture books among them', async () => {
    const { self_study } = (await get('/home')).body
    expect(self_study).toContainEqual({
      practice_type: 'reading',
      title: BOOK.chinese,
      level_no: 1,
      category_id: null,
      url: expect.stringMatching(BOOK.url),
    })
    expect(self_study).toContainEqual(
      expect.objectContaining({ practice_type: 'listening', title: '吃飯', level_no: 1 }),
    )
  })

  test('the hub names what came last', async () => {
    const { news, releases } = (await get('/self_study/hub')).body.data
    expect(news).toContainEqual(expect.objectContaining({ kind: 'listening', name: '吃飯', level_no: 1 }))
    expect(news).toContainEqual(
      expect.objectContaining({ kind: 'reading', name: BOOK.chinese, url: expect.stringMatching(BOOK.url) }),
    )
    // All of it came at once: of each part the latest, before a second one of any.
    expect(new Set(news.map(({ kind }: { kind: string }) => kind)).size).toBe(news.length)
    expect(releases).toEqual([])
  })

  test('a picture book that is gone stands in neither', async () => {
    const { db } = server().services
    const gone = eq(studyItems.kind, 'reading')
    await db.update(studyItems).set({ withdrawnAt: new Date() }).where(gone)
    const { self_study } = (await get('/home')).body
    const { news } = (await get('/self_study/hub')).body.data
    await db.update(studyItems).set({ withdrawnAt: null }).where(gone)
    expect(self_study.length).toBeGreaterThan(0)
    expect(self_study).not.toContainEqual(expect.objectContaining({ practice_type: 'reading' }))
    expect(news).not.toContainEqual(expect.objectContaining({ kind: 'reading' }))
  })
})

describe('what content lacks is said, so that no page promises it', () => {
  test('a menu and a shelf tell whether anything sounds in the dialect', async () => {
    const voiced = async (query: string) => (await get(`/self_study/${query}`)).body.data.voiced
    expect(await voiced('menu?kind=listening&level_no=1')).toBe(true)
    expect(await voiced('menu?kind=listening')).toBe(true)
    expect(await voiced('menu?kind=listening&level_no=2')).toBe(false)
    expect(await voiced('menu?kind=listening&dialect_id=3')).toBe(false)
    expect(await voiced('menu?kind=speaking&level_no=1')).toBe(false)
    expect(await voiced('reading/search?dialect_id=1')).toBe(false)
  })

  test('a dialogue of two lines, alone in its dialect, has no check, and says so', async () => {
    const lonely = {
      'listening/l2-c9-d4.json': {
        kind: 'listening',
        version: 1,
        dialect_id: 4,
        category: { uid: 'listening-l2-c9', level_no: 2, no: 9, name: '兩句話' },
        dialogues: [tinyDialogue(2, LINES.slice(0, 2), 4)],
      },
    }
    await importPack(server().services, await readPack(await tinyPack(studyPack(lonely, 'lonely'))))
    const { categories } = (await get('/self_study/menu?kind=listening&level_no=2&dialect_id=4')).body.data
    const { dialogues } = (await get(`/self_study/listening/category?c=${categories[0].id}&d=4`)).body.data
    expect(dialogues).toMatchObject([{ has_check: false }])
    const { questions } = (await get(`/self_study/listening/check?id=${dialogues[0].id}`)).body.data
    expect(questions).toEqual([])
    const own = (await get(`/self_study/listening/category?c=${await categoryId('listening')}&d=1`)).body.data
    expect(own.dialogues).toMatchObject([{ has_check: true }, { has_check: true }])
  })
})
