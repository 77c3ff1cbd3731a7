import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { putModule } from '../../domain/lesson/draft-places.ts'
import { lessonDesk } from './testing/desk.ts'

const { server, call, idOf, lesson, packLesson, type, publish, moduleIds } = lessonDesk()

const PLACE = { step_no: 1, semester_no: 1, dialect_id: 1, type_no: 1, no: 2 }
const TITLE = { hakka: '食飯', pinyin: 'siid5 fan55', chinese: '吃飯' }
const TEXT = { content: '<p>今晡日學食飯。</p>' }
const KEY = '7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a11'

/** What learners get of a place. */
const seen = (place: typeof PLACE) =>
  server().app.inject({
    url: '/api/lesson',
    query: Object.fromEntries(Object.entries(place).map(([name, own]) => [name, String(own)])),
  })

const made = async (no: number, dialect_id = 1) =>
  (await call('lin', 'POST', 'admin/lesson/store', { ...PLACE, no, dialect_id, title: TITLE })).body.data

const MODULE = {
  type: 'text',
  schemaVersion: 1,
  name: '說明',
  title: '',
  titleMemo: '',
  memo: '',
  description: '',
  content: TEXT,
}

/** A lesson with one text, which nobody has published. */
async function draft(no: number, dialectId = 1) {
  const { id, version } = await made(no, dialectId)
  const { body } = await call('lin', 'POST', 'admin/lesson/module/store', {
    lesson_id: id,
    version,
    activity_no: 1,
    type: 'text',
  })
  await type(body.data.module_id, TEXT)
  return { id, moduleId: body.data.module_id as number, version: body.data.version as number }
}

describe('a new lesson', () => {
  test('is a draft that editors see, and learners find nowhere', async () => {
    const { id } = await draft(2)
    expect(await lesson(id)).toMatchObject({ state: 'draft', title: TITLE, is_changed: 1, is_author: 1 })
    expect((await seen(PLACE)).statusCode).toBe(404)
    expect((await server().app.inject(`/api/lesson?id=${id}`)).statusCode).toBe(404)
    const menu = (await server().app.inject('/api/lesson/menu?level_no=1&part_no=1')).json()
    expect(menu.lessons.map((own: { id: number | null }) => own.id)).not.toContain(id)
    const home = (await server().app.inject('/api/home')).json()
    expect(home.lessons.map((own: { id: number }) => own.id)).not.toContain(id)
    const found = (await server().app.inject('/api/search?keyword=%E9%A3%9F%E9%A3%AF')).json()
    expect(JSON.stringify(found)).not.toContain(`"id":${id},`)
    expect((await server().app.inject(`/api/open/v1/lessons/${id}`)).statusCode).toBe(404)
  })

  test('is made once, however often its form arrives; a place has one lesson, within its level', async () => {
    const form = { ...PLACE, no: 3, title: TITLE, form_key: KEY }
    const one = await call('lin', 'POST', 'admin/lesson/store', form)
    const two = await call('lin', 'POST', 'admin/lesson/store', form)
    expect(two.body.data.id).toBe(one.body.data.id)
    const taken = await call('chen', 'POST', 'admin/lesson/store', { ...PLACE, no: 3, title: TITLE })
    expect([taken.status, taken.body.errors]).toEqual([422, { no: ['這一課已經有了，請換一個課次或腔調'] }])
    const beyond = await call('lin', 'POST', 'admin/lesson/store', { ...PLACE, no: 9, title: TITLE })
    expect([beyond.status, Object.keys(beyond.body.errors)]).toEqual([422, ['no']])
  })

  test('needs a title; its reading may wait, but has to be one', async () => {
    const bare = await call('lin', 'POST', 'admin/lesson/store', {
      ...PLACE,
      no: 4,
      title: { ...TITLE, hakka: '' },
    })
    expect(bare.body.errors).toEqual({ 'title.hakka': ['請輸入客語課名'] })
    const wrong = await call('lin', 'POST', 'admin/lesson/store', {
      ...PLACE,
      no: 4,
      title: { ...TITLE, pinyin: 'siid5' },
    })
    expect(wrong.body.errors['title.pinyin'][0]).toContain('2 個字')
  })

  test('is published with all that follows, and taken away again', async () => {
    const { id } = await draft(5)
    const place = { ...PLACE, no: 5 }
    expect((await publish(id)).status).toBe(200)
    const shown = (await seen(place)).json()
    expect(shown.activities[1].modules).toMatchObject([{ code: 'A1', type: 'text', content: TEXT }])
    expect(await lesson(id)).toMatchObject({ state: 'published', is_changed: 0, is_author: 0 })
    const search = (await server().app.inject('/api/search?keyword=%E9%A3%9F%E9%A3%AF')).json()
    expect(JSON.stringify(search)).toContain('食飯')
    const { version } = await lesson(id)
    expect((await call('chen', 'POST', 'admin/lesson/withdraw', { id, version })).status).toBe(200)
    expect((await seen(place)).statusCode).toBe(404)
    expect(await lesson(id)).toMatchObject({ state: 'withdrawn' })
    expect((await publish(id)).status).toBe(200)
    expect((await seen(place)).statusCode).toBe(200)
    const deeds = await server()
      .services.db.select()
      .from(auditRows)
      .where(eq(auditRows.subjectId, String(id)))
      .orderBy(auditRows.id)
    expect(deeds.map(({ action }) => action)).toEqual([
      'lesson.store',
      'lesson.module_store',
      'lesson.publish',
      'lesson.withdraw',
      'lesson.publish',
    ])
  })
})

describe('a published lesson', () => {
  test('stays as learners see it while editors change it, until it is published again', async () => {
    const own = await packLesson()
    const [[word = 0, text = 0] = []] = moduleIds(own)
    const place = { ...PLACE, no: 1 }
    await type(text, { content: '<p>新的說明</p>' })
    const arranged = await call('lin', 'POST', 'admin/lesson/arrange', {
      id: own.id,
      version: own.version,
      activities: [[text], [], [word]],
    })
    expect(arranged.status).toBe(200)
    const before = (await seen(place)).json()
    expect(before.activities[1].modules.map(({ id }: { id: number }) => id)).toEqual([word, text])
    expect(before.activities[1].modules[1].content).toEqual({ content: '<p>說明</p>' })
    const preview = await call(
      'lin',
      'GET',
      'lesson/preview?step_no=1&semester_no=1&type_no=1&no=1&dialect_id=1',
    )
    expect(preview.body.activities[1].modules).toMatchObject([
      { id: text, content: { content: '<p>新的說明</p>' } },
    ])
    expect(preview.body.activities[3].modules).toMatchObject([{ id: word, code: 'C1' }])
    expect((await publish(own.id)).status).toBe(200)
    const after = (await seen(place)).json()
    expect(after.activities[1].modules).toMatchObject([
      { id: text, no: 1, content: { content: '<p>新的說明</p>' } },
    ])
    expect(after.activities[3].modules).toMatchObject([{ id: word, no: 2, code: 'C1' }])
  })

  test('a module that is taken out is gone with the next publication, and can be put back', async () => {
    const own = await packLesson()
    const [first = [], second = [], third = []] = moduleIds(own)
    const gone = await call('lin', 'POST', 'admin/lesson/arrange', {
      id: own.id,
      version: own.version,
      activities: [first, second, []],
    })
    await publish(own.id)
    expect((await seen({ ...PLACE, no: 1 })).json().activities[3].modules).toEqual([])
    const now = await lesson(own.id)
    expect(now.version).toBe(gone.body.data.version + 1)
    await call('lin', 'POST', 'admin/lesson/arrange', {
      id: own.id,
      version: now.version,
      activities: [first, second, third],
    })
    await publish(own.id)
    expect((await seen({ ...PLACE, no: 1 })).json().activities[3].modules).toHaveLength(1)
  })

  test('what is changed back is no change', async () => {
    const own = await packLesson()
    const [first = [], , third = []] = moduleIds(own)
    await call('lin', 'POST', 'admin/lesson/arrange', {
      id: own.id,
      version: own.version,
      activities: [third, [], first],
    })
    expect((await packLesson()).is_changed).toBe(1)
    await call('lin', 'POST', 'admin/lesson/arrange', {
      id: own.id,
      version: own.version + 1,
      activities: [first, [], third],
    })
    expect((await packLesson()).is_changed).toBe(0)
  })

  test('who changes an older one is told so, with the present one', async () => {
    const own = await packLesson()
    const body = { id: own.id, version: own.version, activities: moduleIds(own) }
    expect((await call('chen', 'POST', 'admin/lesson/arrange', body)).status).toBe(200)
    const older = await call('lin', 'POST', 'admin/lesson/arrange', body)
    expect(older.status).toBe(409)
    expect(older.body.current).toMatchObject({ version: own.version + 1 })
  })

  test('takes no module of another lesson, none twice, and no more than an activity holds', async () => {
    const { id, moduleId } = await draft(6)
    const own = await packLesson()
    const [first = []] = moduleIds(own)
    for (const activities of [
      [[...first, moduleId], [], []],
      [[...first, ...first], [], []],
    ]) {
      const { version } = await packLesson()
      const answer = await call('lin', 'POST', 'admin/lesson/arrange', { id: own.id, version, activities })
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { activities: ['有不屬於這一課的模組，請重新整理'] },
      ])
    }
    const { version } = await lesson(id)
    const many = Array.from({ length: 61 }, (_, at) => at + 1)
    const answer = await call('lin', 'POST', 'admin/lesson/arrange', {
      id,
      version,
      activities: [many, [], []],
    })
    expect(answer.status).toBe(422)
  })
})

describe('its own fields', () => {
  test('are a draft too; files have to be what they are for', async () => {
    const { id } = await draft(1, 2)
    const own = await lesson(id)
    const fields = {
      id,
      version: own.version,
      title: { ...TITLE, chinese: '吃飯了' },
      official_name: '基礎 第一課 食飯',
      thumbnail_id: null,
      student_book_id: null,
      teacher_book_id: null,
      steps: [['先聽', '', '再念'], [], []],
    }
    expect((await call('lin', 'POST', 'admin/lesson/update', fields)).status).toBe(200)
    const after = await lesson(id)
    expect(after.title.chinese).toBe('吃飯了')
    expect(after.activities[0]?.steps).toEqual(['先聽', '再念'])
    const wrong = await call('lin', 'POST', 'admin/lesson/update', {
      ...fields,
      version: after.version,
      thumbnail_id: 2_000_000_000,
      student_book_id: 2_000_000_000,
    })
    expect(wrong.body.errors).toEqual({
      thumbnail_id: ['課程圖片要是圖片'],
      student_book_id: ['學生課本要是 PDF'],
    })
  })
})

describe('a module', () => {
  test('is copied behind itself, and of a type that nobody has there is none', async () => {
    const { id, moduleId, version } = await draft(3, 2)
    const copied = await call('lin', 'POST', 'admin/lesson/module/copy', {
      lesson_id: id,
      version,
      module_id: moduleId,
    })
    const own = await lesson(id)
    expect(moduleIds(own)[0]).toEqual([moduleId, copied.body.data.module_id])
    expect(own.activities[0]?.modules[1]).toMatchObject({ code: 'A2', name: '說明（副本）', state: 'new' })
    const renamed = await call('lin', 'POST', 'admin/lesson/module/rename', {
      lesson_id: id,
      version: own.version,
      module_id: moduleId,
      name: '今天學什麼',
    })
    expect(renamed.status).toBe(200)
    expect((await lesson(id)).activities[0]?.modules[0]?.name).toBe('今天學什麼')
    const foreign = await call('lin', 'POST', 'admin/lesson/module/rename', {
      lesson_id: id,
      version: own.version + 1,
      module_id: 1,
      name: '別課的',
    })
    expect(foreign.status).toBe(404)
    const none = await call('lin', 'POST', 'admin/lesson/module/store', {
      lesson_id: id,
      version: own.version + 1,
      activity_no: 2,
      type: 'no_such_type',
    })
    expect(none.body.errors).toEqual({ type: ['請選擇模組類型'] })
  })

  test('that nobody has written into is not published, nor one that lacks what its type asks for', async () => {
    const { id, version } = await draft(4, 2)
    const { body } = await call('lin', 'POST', 'admin/lesson/module/store', {
      lesson_id: id,
      version,
      activity_no: 2,
      type: 'kid_vocabulary',
    })
    const places = async () => {
      const { checks } = (await call('lin', 'GET', `admin/lesson/checks?id=${id}`)).body.data
      return checks.find((own: { id: string }) => own.id === 'whole').places
    }
    expect(await places()).toEqual([
      { module_id: body.data.module_id, code: 'B1', where: '', path: '', text: '還沒有內容' },
    ])
    await type(body.data.module_id, { words: [{ text: { hakka: '', pinyin: '' } }] })
    expect((await places()).length).toBeGreaterThan(0)
    // The link from here leads to that field.
    expect((await places())[0]).toMatchObject({ where: '第 1 個語詞・客語', path: 'words.0.text.hakka' })
    const refused = await publish(id)
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('還不能發布')])
    // What its editor asks beyond the schema, of a draft that nobody has sent in.
    await type(body.data.module_id, {
      words: [{ text: { hakka: '阿公', pinyin: 'a24 gung24', chinese: '爺爺' } }],
    })
    expect(await places()).toContainEqual(
      expect.objectContaining({ path: 'words.0.sentence.hakka', text: '第 1 個語詞：客語例句未填寫' }),
    )
    expect((await publish(id)).status).toBe(422)
  })

  test.each([
    [2, 'now', (words: unknown) => ({ words })],
    [3, 'once', (words: unknown) => ({ words: { words } })],
  ])(
    'lesson %i: a word without its Hakka, written as it is %s, is not left out but refused',
    async (no, _, shaped) => {
      const { id, version } = await made(no, 5)
      const module = { lesson_id: id, version, activity_no: 1, type: 'word' }
      const { body } = await call('lin', 'POST', 'admin/lesson/module/store', module)
      const { module_id } = body.data
      const words = [
        { text: { hakka: '阿公', pinyin: 'a24 gung24', chinese: '爺爺' } },
        { text: { hakka: '', pinyin: '', chinese: '奶奶' } },
      ]
      await type(module_id, shaped(words))
      expect((await publish(id)).status).toBe(422)
      const checks = (await call('lin', 'GET', `admin/lesson/checks?id=${id}`)).body.data.checks
      const whole = checks.find((own: { id: string }) => own.id === 'whole')
      expect(whole.places).toMatchObject([{ code: 'A1', where: '第 2 個語詞・客語' }])
      const opened = await call('lin', 'GET', `lesson/module?lesson_id=${id}&module_id=${module_id}`)
      expect(opened.body.module.content.words[1].text.chinese).toBe('奶奶')
    },
  )

  test('keeps no HTML that could do anything to another editor', async () => {
    const { moduleId, id } = await draft(5, 2)
    await type(moduleId, { content: '<p>好<script>alert(1)</script><img src=x onerror=alert(1)></p>' })
    const shown = (await call('chen', 'GET', `lesson/preview?id=${id}`)).body
    expect(JSON.stringify(shown.activities)).not.toMatch(/<script|onerror/)
  })

  test('a draft that an older one is saved over stays: both are told', async () => {
    const own = await packLesson()
    const [[first = 0] = []] = moduleIds(own)
    const saved = await type(first, { content: '<p>甲</p>' })
    const again = await type(first, { content: '<p>乙</p>' }, 'chen')
    expect([saved.ok, again.ok]).toEqual([true, true])
    if (saved.ok && again.ok) expect(again.versionId).toBe(saved.versionId)
  })
})

describe('the largest lesson', () => {
  test('of 180 modules is arranged, checked, published and read', async () => {
    const { id, moduleId } = await draft(2, 2)
    const { db, now } = server().services
    await db.transaction(async (transaction) => {
      for (const activityNo of [1, 2, 3])
        for (let at = activityNo === 1 ? 1 : 0; at < 60; at++)
          await putModule(transaction, { lessonId: id, activityNo }, MODULE, {
            userId: idOf('lin'),
            at: now(),
          })
    })
    const full = await lesson(id)
    expect(moduleIds(full).map(({ length }) => length)).toEqual([60, 60, 60])
    const more = await call('lin', 'POST', 'admin/lesson/module/copy', {
      lesson_id: id,
      version: full.version,
      module_id: moduleId,
    })
    expect(more.body.errors).toEqual({ activities: ['一個活動最多 60 個模組'] })
    const activities = moduleIds(full).map((own) => own.toReversed())
    const turned = await call('lin', 'POST', 'admin/lesson/arrange', {
      id,
      version: full.version,
      activities,
    })
    expect(turned.status).toBe(200)
    expect((await publish(id)).status).toBe(200)
    const shown = (await seen({ ...PLACE, no: 2, dialect_id: 2 })).json()
    expect(shown.activities[1].modules.at(-1)).toMatchObject({ id: moduleId, code: 'A60' })
    expect(shown.activities[3].modules.at(-1).no).toBe(180)
  })
})
