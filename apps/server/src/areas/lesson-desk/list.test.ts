import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { lessons } from '../../db/tables/content.ts'
import { dictionaryEntries } from '../../db/tables/dictionary.ts'
import { lessonDesk } from './testing/desk.ts'

const { server, call, lesson, packLesson, type, moduleIds } = lessonDesk()

const list = async (query: string) => (await call('lin', 'GET', `admin/lessons?${query}`)).body

describe('the list of lessons', () => {
  beforeAll(async () => {
    const { db } = server().services
    await db.insert(lessons).values(
      Array.from({ length: 120 }, (_, at) => ({
        stepNo: 3 + Math.floor(at / 60),
        semesterNo: 1,
        typeNo: 1 + (at % 2),
        dialectId: 1 + (at % 6),
        no: 1 + Math.floor((at % 60) / 6),
        title: `課名${at}`,
        titlePinyin: 'ko55 miang11',
        titleChinese: `名字${at}`,
        officialName: `官方${at}`,
        state: at % 10 === 0 ? ('draft' as const) : ('published' as const),
      })),
    )
  })

  test('comes by fifty in the order in which lessons are taught', async () => {
    const first = await list('')
    expect([first.data.length, first.total, first.page_size, first.counts.all]).toEqual([50, 121, 50, 121])
    const order = first.data.map((own: Record<string, number>) =>
      [own.step_no, own.type_no, own.no, own.dialect_id].join(),
    )
    const third = await list('page=3')
    expect(third.data).toHaveLength(21)
    expect(order[0]).toBe('1,1,1,1')
    expect((await list('page=4')).data).toEqual([])
  })

  test('is filtered by place, difficulty, dialect and state', async () => {
    expect((await list('step_no=3&semester_no=1')).total).toBe(60)
    expect((await list('dialect_id=2')).total).toBe(20)
    expect((await list('type_no=2&step_no=4')).total).toBe(30)
    expect((await list('state=draft')).total).toBe(12)
    expect((await list('state=withdrawn')).total).toBe(0)
  })

  test('tells who has one of its modules open now, and not who has gone', async () => {
    const own = await packLesson()
    const module_id = moduleIds(own)[0]?.[0] ?? 0
    const there = async () =>
      (await list('step_no=1')).data.find(({ id }: { id: number }) => id === own.id).editing
    const tell = (leaving: boolean) =>
      call('lin', 'POST', 'lesson/module/presence', { lesson_id: own.id, module_id, leaving })
    expect(await there()).toEqual([])
    await tell(false)
    expect(await there()).toHaveLength(1)
    server().setNow(new Date(Date.now() + 46_000))
    expect(await there()).toEqual([])
    await tell(false)
    await tell(true)
    expect(await there()).toEqual([])
  })

  test('is searched by title in three writings, and by the words that a lesson teaches', async () => {
    expect((await list(`keyword=${encodeURIComponent('課名77')}`)).data).toMatchObject([
      { title: { hakka: '課名77' } },
    ])
    expect((await list(`keyword=${encodeURIComponent('名字77')}`)).total).toBe(1)
    expect((await list('keyword=ko%20miang')).total).toBe(120)
    expect((await list(`keyword=${encodeURIComponent('阿公')}`)).data[0].title.hakka).toBe('阿公')
    for (const keyword of ['%', '_', "'", '\\', '(', '*'])
      expect((await list(`keyword=${encodeURIComponent(keyword)}`)).total, keyword).toBe(0)
  })

  test('tells what has changed, by whom, and how much of it each dialect has', async () => {
    const own = await packLesson()
    await type(moduleIds(own)[0]?.[1] ?? 0, { content: '<p>改過</p>' })
    const changed = await list('state=changed')
    expect(changed.data).toMatchObject([{ id: own.id, is_changed: 1, module_count: 2 }])
    expect(changed.counts).toMatchObject({ changed: 1, waiting: 0 })
    expect(changed.data[0].dialects).toMatchObject([
      { dialect_id: 1, id: own.id, state: 'published', module_count: 2 },
      { dialect_id: 2, id: null, state: null, module_count: 0 },
      { dialect_id: 3, id: null },
      { dialect_id: 4, id: null },
      { dialect_id: 5, id: null },
      { dialect_id: 6, id: null },
    ])
  })
})

describe('a copy into another dialect', () => {
  test('has the readings that are certain, and none where there are two; no sound of the other dialect', async () => {
    const { db } = server().services
    const entry = (id: string, word: string, pinyin: string) => ({
      id,
      source: 'moe' as const,
      position: Number(id),
      word,
      folded: word,
      forms: [word],
      grams: [word],
      readings: [{ dialect_id: 2, word: null, pinyin }],
    })
    await db
      .insert(dictionaryEntries)
      .values([entry('1', '阿公', 'a53 gung53'), entry('2', '行', 'hang55、hong55')])
    const own = await packLesson()
    const word = moduleIds(own)[0]?.[0] ?? 0
    await type(word, {
      words: [
        { text: { hakka: '阿公', pinyin: 'a24 gung24', chinese: '爺爺', audio: { url: '/files/a.mp3' } } },
        { text: { hakka: '行', pinyin: 'hang11', chinese: '走' } },
      ],
    })
    const { body } = await call('lin', 'POST', 'admin/lesson/copy', { id: own.id, dialect_id: 2 })
    expect(body.data).toMatchObject({ readings: 2, open: 1 })
    const copy = await lesson(body.data.id)
    expect(copy).toMatchObject({
      state: 'draft',
      dialect_id: 2,
      title: { hakka: '阿公', pinyin: 'a53 gung53' },
    })
    expect(copy.comments).toMatchObject([
      { text: '從四縣腔複製，拼音還要填的（附四縣腔的拼音）：\n行　hang11', by: '林編輯' },
    ])
    const preview = (await call('lin', 'GET', `lesson/preview?id=${copy.id}`)).body
    expect(preview.activities[1].modules[0].content.words).toMatchObject([
      { text: { hakka: '阿公', pinyin: 'a53 gung53', chinese: '爺爺' } },
      { text: { hakka: '行', pinyin: '' } },
    ])
    expect(preview.activities[1].modules[0].content.words[0].text.audio).toBeUndefined()
    const checks = (await call('lin', 'GET', `admin/lesson/checks?id=${copy.id}`)).body.data.checks
    const readings = checks.find((check: { id: string }) => check.id === 'readings')
    expect(readings).toMatchObject({
      result: 'fault',
      places: [{ code: 'A1', text: '「行」還沒有拼音' }],
    })
    const again = await call('lin', 'POST', 'admin/lesson/copy', { id: own.id, dialect_id: 2 })
    expect(again.body.errors).toEqual({ dialect_id: ['這一課已經有了，請換一個課次或腔調'] })
    await db.delete(lessons).where(eq(lessons.id, copy.id))
  })
})

describe('whoever has no such permission', () => {
  test('reads and changes nothing of it', async () => {
    const own = await packLesson()
    const calls = [
      ['GET', 'admin/lessons'],
      ['GET', `admin/lesson?id=${own.id}`],
      ['GET', `admin/lesson/checks?id=${own.id}`],
      ['GET', `lesson/preview?id=${own.id}`],
    ] as const
    for (const [method, url] of calls) {
      expect((await call(undefined, method, url)).status, url).toBe(401)
      expect((await call('news', method, url)).status, url).toBe(403)
    }
    const body = { id: own.id, version: own.version }
    expect((await call('news', 'POST', 'admin/lesson/withdraw', body)).status).toBe(403)
    expect((await call('lin', 'GET', 'admin/lesson?id=2000000000')).status).toBe(404)
    expect((await call('lin', 'POST', 'admin/lesson/withdraw', { ...body, id: 2_000_000_000 })).status).toBe(
      404,
    )
  })
})
