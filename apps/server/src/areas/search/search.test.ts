import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { saveLessonTexts } from '../../content/save-lesson-texts.ts'
import { putModules } from '../../content/testing/put-modules.ts'
import { lessons } from '../../db/tables/content.ts'
import { cpuOf } from '../../testing/cpu.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

interface Given {
  title: [hakka: string, pinyin: string, chinese: string]
  official?: string
  step?: number
  semester?: number
  no?: number
  dialect?: number
  type?: number
  words?: [hakka: string, pinyin: string, chinese: string][]
  sentences?: [hakka: string, pinyin: string, chinese: string][]
}

/** A lesson with its words in module 1 and its sentences in module 2. */
async function lesson({ title, words = [], sentences = [], ...own }: Given): Promise<number> {
  const { db } = server().services
  const [row] = await db
    .insert(lessons)
    .values({
      title: title[0],
      titlePinyin: title[1],
      titleChinese: title[2],
      officialName: own.official ?? `基礎 ${title[0]}`,
      stepNo: own.step ?? 1,
      semesterNo: own.semester ?? 1,
      no: own.no ?? 1,
      dialectId: own.dialect ?? 1,
      typeNo: own.type ?? 1,
    })
    .returning()
  const id = row?.id ?? 0
  const content = {
    words: words.map(([hakka, pinyin, chinese]) => ({ text: { hakka, pinyin, chinese } })),
    sentences: sentences.map(([text, pinyin, chinese]) => ({
      hakka: { text, pinyin },
      chinese: { text: chinese },
    })),
  }
  await putModules(db, id, [
    { type: 'word', content: { words: content.words } },
    { type: 'article', content: { sentences: content.sentences } },
  ])
  await db.transaction((transaction) => saveLessonTexts(transaction, id))
  return id
}

const search = async (query: Record<string, string | number>) => {
  const asked = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) asked.set(key, String(value))
  const answer = await server().app.inject(`/api/search?${asked}`)
  return { status: answer.statusCode, body: answer.json() }
}
const found = async (keyword: string, more: Record<string, string | number> = {}): Promise<number[]> =>
  (await search({ keyword, ...more })).body.order

const ids: Record<string, number> = {}

beforeAll(async () => {
  ids.title = await lesson({
    title: ['柿仔樹', 'ki55 e31 su55', '柿子樹'],
    step: 5,
    words: [['樹仔', 'su55 e31', '樹']],
  })
  ids.official = await lesson({
    title: ['秋天', 'qiu24 tien24', '秋天'],
    official: '進階 秋天个柿仔樹',
    step: 4,
    type: 2,
    sentences: [['天時轉涼', 'tien24 sii11 zon31 liong11', '天氣變涼']],
  })
  ids.word = await lesson({
    title: ['果園', 'go31 ien11', '果園'],
    step: 8,
    words: [
      ['柿仔樹', 'ki55 e31 su55', '柿子樹'],
      ['厓', 'ngai11', '我'],
    ],
  })
  ids.sentence = await lesson({
    title: ['打早', 'da31 zo31', '早上'],
    official: '自學 打早',
    step: 11,
    sentences: [
      [
        '門前有一頭[柿仔樹]，𠊎坐在樹下。',
        'mun11 qien11 iu24 id2 teu11 ki55 e31 su55 ngai11 co24 di55 su55 ha24',
        '門前有一棵柿子樹，我坐在樹下。',
      ],
    ],
  })
  ids.hailu = await lesson({
    title: ['柿仔樹', 'ki33 er55 shu33', '柿子樹'],
    step: 5,
    dialect: 2,
    sentences: [['厓愛食。', 'ngai55 oi11 shid2', '我要吃。']],
  })
})

describe('what is found', () => {
  test('titles come first, then official names, words and sentences, each in the order of the school years', async () => {
    expect(await found('柿仔樹')).toEqual([ids.title, ids.hailu, ids.official, ids.word, ids.sentence])
  })

  test.each(['柿', '柿仔', '柿仔樹', '樹，我坐在'])(
    '%s of any length is found in all that has it and nothing else',
    async (keyword) => {
      const { body } = await search({ keyword })
      expect(new Set(body.order)).toEqual(
        new Set(
          keyword.includes('坐')
            ? [ids.sentence]
            : [ids.title, ids.hailu, ids.official, ids.word, ids.sentence],
        ),
      )
    },
  )

  test('a character is the same however it is written', async () => {
    const all = new Set([ids.word, ids.sentence, ids.hailu])
    for (const keyword of ['𠊎', '厓', '涯']) expect(new Set(await found(keyword))).toEqual(all)
  })

  test('Chinese finds the Hakka it translates, and is marked', async () => {
    const { body } = await search({ keyword: '天氣變' })
    expect(body.order).toEqual([ids.official])
    expect(body.advanced[0].matches).toEqual([
      {
        kind: 'sentence',
        text: '天時轉涼',
        pinyin: 'tien24 sii11 zon31 liong11',
        chinese: '天氣變涼',
        at: null,
        chinese_at: [0, 3],
        mod_no: 2,
      },
    ])
  })

  test('a Chinese word is found and marked in the other way of writing it, and over a comma', async () => {
    const id = await lesson({
      title: ['寶島', 'bo31 do31', '寶島'],
      no: 8,
      sentences: [['𠊎等个寶島。', 'ngai11 den31 ge55 bo31 do31', '台灣，我們的寶島。']],
    })
    const { body } = await search({ keyword: '臺灣我們' })
    expect(body.order).toEqual([id])
    expect(body.basic[0].matches[0]).toMatchObject({ at: null, chinese_at: [0, 5] })
    await server().services.db.execute(sql`delete from lessons where id = ${id}`)
  })

  test('pieces that do not stand together are no find', async () => {
    expect(await found('柿仔仔樹')).toEqual([])
    expect(await found('樹下樹')).toEqual([])
  })

  test('a dialect leaves the others out', async () => {
    expect(await found('柿仔樹', { d: 2 })).toEqual([ids.hailu])
  })
})

describe('pinyin', () => {
  test.each([
    ['ki e su', ['title', 'word', 'sentence']],
    ['ngaicodi', ['sentence']],
    ['ki55 e31 su55', ['title', 'word', 'sentence']],
    ['su ha', ['sentence']],
    ['su55 ha24', ['sentence']],
    ['su ha24', ['sentence']],
    ['su24 ha', []],
    ['ngaiˇ', ['word', 'sentence']],
    ['ngai', ['word', 'hailu', 'sentence']],
    ['ngai co di su ha', ['sentence']],
    ['ngaiˇ coˊ di', ['sentence']],
  ] as const)('%s finds %j', async (keyword, expected) => {
    const dialect = keyword.includes('ˇ') ? { d: 1 } : {}
    expect(await found(keyword, dialect)).toEqual(expected.map((own) => ids[own]))
  })

  test('the characters of the syllables are marked, and the brackets of vocabulary are gone', async () => {
    const { body } = await search({ keyword: 'ki e su', grade: 'senior' })
    const [match] = body.self_study[0].matches
    expect(match.text).toBe('門前有一頭柿仔樹，𠊎坐在樹下。')
    expect(match.at).toEqual([5, 8])
  })
})

describe('the answer', () => {
  test('a card has what the specification names, and its address leads to the module of the find', async () => {
    const { body } = await search({ keyword: '柿仔樹', grade: 'junior' })
    expect(body.basic).toEqual([
      expect.objectContaining({
        title: '果園',
        step_no: 8,
        semester_no: 1,
        dialect_id: 1,
        official_name: '基礎 果園',
        grade: '國中',
        semester: '8年級上學期',
        type: '基礎',
        accent: '四縣腔',
        url: '/lesson?step_no=8&semester_no=1&dialect_id=1&type_no=1&no=1&mod_no=1',
      }),
    ])
    expect(body.basic[0].matches[0]).toMatchObject({ kind: 'word', text: '柿仔樹', at: [0, 3], mod_no: 1 })
  })

  test('the address of a self-study lesson carries type 3 and opens', async () => {
    const { body } = await search({ keyword: '柿仔樹', type: 'self_study' })
    const [card] = body.self_study
    expect(card.url).toBe(`/lesson?id=${ids.sentence}&type_no=3&mod_no=2`)
    const answer = await server().app.inject(`/api/lesson?id=${ids.sentence}&type_no=3`)
    expect(answer.json().title).toBe('打早')
  })

  test('counts are of everything found, whatever part is asked for', async () => {
    const counts = {
      primary: { basic: 2, advanced: 1, self_study: 0 },
      junior: { basic: 1, advanced: 0, self_study: 0 },
      senior: { basic: 0, advanced: 0, self_study: 1 },
    }
    for (const more of [{}, { grade: 'first' }, { grade: 'senior' }, { type: 'advanced' }]) {
      expect((await search({ keyword: '柿仔樹', ...more })).body.counts).toEqual(counts)
    }
    expect((await search({ keyword: '柿仔樹', grade: 'first' })).body).toMatchObject({
      grade: 'primary',
      total: 3,
    })
    expect((await search({ keyword: '果園', grade: 'first' })).body).toMatchObject({
      grade: 'junior',
      total: 1,
    })
  })

  test('what does not exist is answered with lessons to look at instead', async () => {
    const { body } = await search({ keyword: '沒有的字' })
    expect(body).toMatchObject({ basic: [], advanced: [], self_study: [], total: 0, pages: 1 })
    expect(body.recommends.length).toBeGreaterThan(2)
    expect((await search({ keyword: '柿' })).body.recommends).toEqual([])
  })

  test('a page beyond the last is the last', async () => {
    expect((await search({ keyword: '柿仔樹', page: 99 })).body).toMatchObject({
      page: 1,
      pages: 1,
      total: 5,
    })
  })

  test('a lesson that is gone is not found any more', async () => {
    const gone = await lesson({ title: ['暫時', 'cam55 sii11', '暫時'], no: 9 })
    expect(await found('暫時')).toEqual([gone])
    await server().services.db.execute(sql`delete from lessons where id = ${gone}`)
    expect(await found('暫時')).toEqual([])
  })
})

describe('bad input', () => {
  test.each([
    ['nothing', ''],
    ['signs alone', '%_\\\'"();--'],
    ['an expression', '(.*)+$'],
    ['control characters', '\u0000\u0007柿\u001b'],
    ['half a character', '\ud842'],
    ['one letter with many marks', `e${'\u0301'.repeat(500)}`],
    ['letters that are no pinyin', 'qwertyuiop'],
    ['a tone that no dialect has', 'ngai999'],
  ])('%s is answered', async (_, keyword) => {
    const { status } = await search({ keyword })
    expect([200, 422]).toContain(status)
  })

  test('10,000 characters are refused with a sentence, at once', async () => {
    const url = `/api/search?keyword=${encodeURIComponent('柿').repeat(1500)}`
    const used = await cpuOf(async () => {
      const answer = await server().app.inject({ url })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors.keyword).toEqual(['關鍵字最多 50 個字'])
    })
    expect(used).toBeLessThan(100)
  })
})
