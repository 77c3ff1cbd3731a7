import { CHILD } from '@hakka/contract/constants/child'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { childCodes, childLinks } from '../../db/tables/child.ts'
import { lessons } from '../../db/tables/content.ts'
import { lessonTexts } from '../../db/tables/search.ts'
import { studyDays } from '../../db/tables/study.ts'
import { taipeiDay } from '../../domain/study/study-time.ts'
import { person } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

type Person = Awaited<ReturnType<typeof person>>

async function parentOf(name = '林淑芬'): Promise<Person> {
  const parent = await person(server(), { name })
  await server().services.db.update(users).set({ roleId: 7 }).where(eq(users.id, parent.id))
  return parent
}

const codeOf = async (child: Person): Promise<string> =>
  (await child.ask('POST /api/my/child/code')).body.data.code

const type = (parent: Person, code: string) => parent.ask('POST /api/my/child/link', { code })

async function linked() {
  const [child, parent] = [await person(server(), { name: '林詩涵' }), await parentOf()]
  const { body } = await type(parent, await codeOf(child))
  return { child, parent, id: body.data.id }
}

const weekOf = (who: Person, id: number, query = '') => who.ask(`GET /api/my/child/${id}/week${query}`)

describe('a code that a child shows', () => {
  test('links the parent who types it, however it is typed, and the child is told', async () => {
    const [child, parent] = [await person(server(), { name: '林詩涵' }), await parentOf()]
    expect((await child.ask('GET /api/my/child/code')).body.data).toEqual({
      code: null,
      expires_at: null,
      parents: [],
    })
    const code = await codeOf(child)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    const answer = await type(parent, ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `)
    expect(answer.body).toMatchObject({ message: '看得到林詩涵的學習了' })
    expect((await parent.ask('GET /api/my/child/list')).body.data.children).toMatchObject([
      { id: answer.body.data.id, name: '林詩涵', place: '' },
    ])
    const shown = (await child.ask('GET /api/my/child/code')).body.data
    expect(shown).toMatchObject({ code: null, parents: [{ name: '林淑芬' }] })
    expect((await child.ask('GET /api/my/notifications')).body).toMatchObject({
      unread: 1,
      data: [{ kind: 'linked', title: '林淑芬現在看得到你的學習，你隨時可以收回' }],
    })
  })

  test('is good once, for half an hour, and void when there is a newer one', async () => {
    const [child, parent] = [await person(server()), await parentOf()]
    const first = await codeOf(child)
    const second = await codeOf(child)
    const refused = async (code: string) => (await type(await parentOf(), code)).body.errors.code[0]
    expect(await refused(first)).toContain('找不到這個代碼')
    expect((await type(parent, second)).status).toBe(200)
    expect(await refused(second)).toContain('找不到這個代碼')
    const third = await codeOf(child)
    const over = new Date(Date.now() - 1000)
    await server().services.db.update(childCodes).set({ expiresAt: over }).where(eq(childCodes.code, third))
    expect(await refused(third)).toContain('30 分鐘內有效')
    expect((await child.ask('GET /api/my/child/code')).body.data.code).toBeNull()
  })

  test('typed by fifty parents at once links one of them', async () => {
    const child = await person(server())
    const parents = await Promise.all(Array.from({ length: 50 }, () => parentOf()))
    const code = await codeOf(child)
    const answers = await Promise.all(parents.map((parent) => type(parent, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(49)
    const { db } = server().services
    expect(await db.$count(childLinks, eq(childLinks.childId, child.id))).toBe(1)
  }, 60_000)

  test('asked for fifty times at once is one, the last', async () => {
    const child = await person(server())
    const { db } = server().services
    const rows = await Promise.all(Array.from({ length: 30 }, () => codeOf(child)))
    const [kept] = await db.select().from(childCodes).where(eq(childCodes.childId, child.id))
    expect(await db.$count(childCodes, eq(childCodes.childId, child.id))).toBe(1)
    expect(rows).toContain(kept?.code)
  })

  test.each([4, 5, 8, null])('is nothing to an account of role %s', async (roleId) => {
    const [child, other] = [await person(server()), await person(server())]
    await server().services.db.update(users).set({ roleId }).where(eq(users.id, other.id))
    const code = await codeOf(child)
    const answer = await type(other, code)
    expect([answer.status, answer.body.message]).toEqual([403, '家長身分的帳號才能連結孩子'])
    // Nobody has used it up.
    expect((await type(await parentOf(), code)).status).toBe(200)
  })

  test.each(['', 'M4T7', 'M4T7Q0', '家長代碼家長代碼', 'M'.repeat(51)])(
    'that is %o is told what a code is',
    async (code) => {
      const answer = await type(await parentOf(), code)
      expect([answer.status, answer.body.errors.code]).toEqual([422, ['家長代碼是 6 個英文字母和數字']])
    },
  )

  test('of a parent who learns too does not show her herself', async () => {
    const parent = await parentOf()
    expect((await type(parent, await codeOf(parent))).status).toBe(422)
  })

  test('links no more than ten children, and no more than six parents', async () => {
    const parent = await parentOf()
    for (let no = 0; no < CHILD.children; no++) await type(parent, await codeOf(await person(server())))
    const child = await person(server())
    const over = await type(parent, await codeOf(child))
    expect(over.body.errors.code).toEqual(['一個家長帳號最多連結 10 個孩子'])
    for (let no = 0; no < CHILD.parents; no++) await type(await parentOf(), await codeOf(child))
    const beyond = await type(await parentOf(), await codeOf(child))
    expect(beyond.body.errors.code[0]).toContain('一個孩子最多給 6 位家長看')
  }, 60_000)
})

describe('a child’s week', () => {
  test('is seen by its parent alone, while neither has ended it; of another’s and of none there is nothing', async () => {
    const { child, parent, id } = await linked()
    const stranger = await parentOf('古月英')
    expect((await weekOf(parent, id)).status).toBe(200)
    const none = (await weekOf(parent, 2_000_000_000)).body
    for (const who of [stranger, child, await person(server())])
      expect((await weekOf(who, id)).body).toEqual(none)
    expect((await stranger.ask(`DELETE /api/my/child/${id}`)).body).toEqual(none)
    expect((await child.ask(`DELETE /api/my/child/${id}`)).body.message).toContain('收回了')
    expect((await weekOf(parent, id)).body).toEqual(none)
    expect((await parent.ask('GET /api/my/child/list')).body.data.children).toEqual([])
    expect((await parent.ask('GET /api/my/notifications')).body.data).toMatchObject([
      { kind: 'unlinked', title: '林詩涵收回了學習紀錄，你看不到了' },
    ])
  })

  test('is over for the parent who ends it, and the child is told; linked again it is another link', async () => {
    const { child, parent, id } = await linked()
    expect((await parent.ask(`DELETE /api/my/child/${id}`)).status).toBe(200)
    expect((await parent.ask(`DELETE /api/my/child/${id}`)).status).toBe(404)
    expect((await child.ask('GET /api/my/notifications')).body.data[0].title).toBe('林淑芬不再看你的學習了')
    const again = await type(parent, await codeOf(child))
    expect(again.body.data.id).not.toBe(id)
    expect((await weekOf(parent, again.body.data.id)).status).toBe(200)
  })

  test('has minutes by area and day, what was practised, words to ask about, and no goal, answer or other pupil', async () => {
    const { child, parent, id } = await linked()
    const { db } = server().services
    const [lesson] = await db
      .insert(lessons)
      .values({
        stepNo: 5,
        semesterNo: 1,
        typeNo: 1,
        dialectId: 1,
        no: 2,
        title: '市場',
        titlePinyin: 'sii55 congˇ',
        titleChinese: '市場',
        officialName: '',
      })
      .returning()
    const word = (position: number, text: string, chinese: string) => ({
      ...{ lessonId: lesson?.id ?? 0, position, dialectId: 1, moduleNo: 1, kind: 'word' as const },
      ...{ text, folded: text, pinyin: 'giungˊ zeuˊ', chinese },
    })
    await db
      .insert(lessonTexts)
      .values([
        word(1, '弓蕉', '香蕉'),
        word(2, '黃梨', '鳳梨'),
        word(3, '弓蕉', '香蕉'),
        word(4, '無義', ''),
      ])
    const today = taipeiDay(Date.now())
    const key = JSON.stringify(['lesson', { dialect_id: 1, lesson_id: lesson?.id }])
    const listening = JSON.stringify(['self_study.listening', { dialect_id: 1, level_no: 2 }])
    const minutes = (count: number) => count * 60_000
    await db.insert(studyDays).values([
      { userId: child.id, day: today, key, area: 'lesson', creditMs: minutes(9) },
      { userId: child.id, day: today, key: listening, area: 'listening', creditMs: minutes(4) + 30_000 },
      { userId: child.id, day: '2020-01-06', key, area: 'lesson', creditMs: minutes(50) },
      { userId: parent.id, day: today, key, area: 'lesson', creditMs: minutes(30) },
    ])
    const { data } = (await weekOf(parent, id)).body
    expect(data).toMatchObject({ back: 0, total: 13 })
    expect(data.days).toHaveLength(7)
    expect(data.days.filter(({ state }: { state: string }) => state === 'studied')).toEqual([
      { day: today, minutes: 13, state: 'studied' },
    ])
    expect(data.minutes).toMatchObject({ listening: 4, speaking: 0 })
    expect(data.practised).toEqual([
      expect.objectContaining({
        title: 'Ⅲ級教材 單元一 第二課 市場',
        dialect_name: '四縣腔',
        minutes: 9,
        days: 1,
      }),
      expect.objectContaining({ area: 'listening', title: 'Ⅱ級教材', url: null, minutes: 4 }),
    ])
    expect(data.words.map(({ chinese }: { chinese: string }) => chinese).sort()).toEqual(['香蕉', '鳳梨'])
    expect(Object.keys(data).sort()).toEqual([
      'assignments',
      'back',
      'days',
      'from',
      'minutes',
      'practised',
      'to',
      'total',
      'words',
    ])
    expect((await weekOf(parent, id, '?back=1')).body.data).toMatchObject({ back: 1, total: 0 })
  })

  test('without any study is a week of rest', async () => {
    const { parent, id } = await linked()
    const { days } = (await weekOf(parent, id)).body.data
    const today = taipeiDay(Date.now())
    for (const { day, state } of days) expect(state).toBe(day < today ? 'rest' : 'to_come')
    expect((await weekOf(parent, id, '?back=12')).body.data).toMatchObject({
      total: 0,
      practised: [],
      words: [],
    })
  })

  test('that is read stands in the audit, once an hour, and goes from it with the child’s account', async () => {
    const { child, parent, id } = await linked()
    const { db } = server().services
    await weekOf(parent, id)
    await weekOf(parent, id, '?back=1')
    const read = and(eq(auditRows.action, 'child.week'), eq(auditRows.subjectId, String(child.id)))
    expect(await db.select().from(auditRows).where(read)).toMatchObject([
      { userId: parent.id, userName: '林淑芬', subject: '林詩涵' },
    ])
    const erased = await child.ask('DELETE /api/my/account', { account: child.username })
    expect(erased.status).toBe(200)
    expect(await db.select().from(auditRows).where(read)).toMatchObject([{ subject: '已刪除的帳號' }])
    expect(await db.$count(childLinks, eq(childLinks.id, id))).toBe(0)
    expect((await parent.ask('GET /api/my/notifications')).body.data).toEqual([])
  })
})
