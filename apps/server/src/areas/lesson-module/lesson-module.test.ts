import { beforeAll, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const headers = new Map<string, Record<string, string>>()

const EDITORS = {
  lin: { name: '林編輯', roles: ['lesson_editor' as const] },
  chen: { name: '陳主編', roles: ['lesson_editor' as const] },
  news: { name: '消息編輯', roles: ['news_editor' as const] },
}
type Name = keyof typeof EDITORS

beforeAll(async () => {
  await importPack(server().services, await readPack(await tinyPack()))
  for (const [name, own] of Object.entries(EDITORS))
    headers.set(name, await session(server(), await user(server(), own)))
})

async function call(who: Name, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await server().app.inject({
    method,
    url: `/api/${url}`,
    headers: headers.get(who) ?? {},
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.payload === '' ? undefined : answer.json() }
}

/** Publishes a lesson as it stands. */
async function publish(id: number) {
  const { version, digest } = (await call('chen', 'GET', `admin/lesson/checks?id=${id}`)).body.data
  return call('chen', 'POST', 'admin/lesson/publish', { id, version, digest, note: '改好了' })
}

/** The word of the pack's lesson, with its place. */
async function word() {
  const { body } = await call('lin', 'GET', 'admin/lessons?dialect_id=1&step_no=1&semester_no=1')
  const lesson_id: number = body.data[0].id
  const own = (await call('lin', 'GET', `admin/lesson?id=${lesson_id}`)).body.data
  const module_id: number = own.activities[0].modules[0].id
  return { lesson_id, module_id }
}

const open = async (who: 'lin' | 'chen' = 'lin') => {
  const which = await word()
  const { status, body } = await call(
    who,
    'GET',
    `lesson/module?lesson_id=${which.lesson_id}&module_id=${which.module_id}`,
  )
  expect(status).toBe(200)
  return { which, ...body }
}

const written = ({ title, title_memo, memo, description, content }: Record<string, unknown>) => ({
  title,
  title_memo,
  memo,
  description,
  content,
})

const WORDS = {
  words: [
    {
      text: {
        hakka: '阿公',
        pinyin: 'a24 gung24',
        chinese: '爺爺',
        hakka_hover: '阿公',
        pinyin_hover: 'a24 gung24',
      },
      sentence: { hakka: '阿公食飯。', pinyin: 'a24 gung24 siid5 fan55', chinese: '爺爺吃飯。' },
    },
  ],
}

describe('a module at the desk', () => {
  test('opens with its lesson, its versions and what its schema says of its fields', async () => {
    const { module, lesson, versions, shape, revision, code, mod_no } = await open()
    expect(module).toMatchObject({ type: 'word', type_name: '語詞' })
    expect(lesson).toMatchObject({ step_no: 1, semester_no: 1, dialect_id: 1, type_no: 1, no: 1 })
    expect(versions[0]).toMatchObject({ id: module.version_id, is_latest: 1, is_seen: 1, is_draft: 0 })
    expect(shape.fields.words.is).toBe('list')
    expect([revision, code, mod_no]).toEqual([expect.any(Number), 'A1', 1])
  })

  test('of another lesson, or none, is not there', async () => {
    const { lesson_id, module_id } = await word()
    for (const query of [
      `lesson_id=${lesson_id + 999}&module_id=${module_id}`,
      `lesson_id=${lesson_id}&module_id=999999`,
    ])
      expect((await call('lin', 'GET', `lesson/module?${query}`)).status).toBe(404)
    expect(
      (await call('news', 'GET', `lesson/module?lesson_id=${lesson_id}&module_id=${module_id}`)).status,
    ).toBe(403)
  })

  test('is kept while it is written, however incomplete; what is lacking is said at its place', async () => {
    const { which, module, revision } = await open()
    const content = { words: [{ text: { hakka: '阿公', pinyin: 'a24', chinese: '' } }, {}] }
    const sent = { ...which, module: { ...written(module), content }, revision }
    const { status, body } = await call('lin', 'POST', 'lesson/module/draft', sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({ revision: revision + 1, is_draft: 1, saved_by: '林編輯' })
    const paths = body.faults.map((fault: { path: string }) => fault.path)
    expect(paths).toContain('words.0.text.pinyin')
    expect(paths).toContain('words.1.text')
    expect((await open()).module.content).toEqual(content)
    // Learners see nothing of it.
    const seen = await server().app.inject('/api/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1')
    expect(JSON.stringify(seen.json())).not.toContain('"chinese":""},{}')
  })

  test('sent in incomplete says what is wrong under module.content, and is kept all the same', async () => {
    const { which, module, revision } = await open()
    const content = { words: [{ text: { hakka: '', pinyin: '', chinese: '' } }] }
    const { status, body } = await call('lin', 'POST', 'lesson/module/update', {
      ...which,
      module: { ...written(module), content },
      revision,
    })
    expect(status).toBe(422)
    expect(body.errors['module.content.words.0.text.hakka']).toEqual(['未填寫'])
    expect((await open()).module.content).toEqual(content)
  })

  test('sent in whole answers its version, and is what learners see once it is published', async () => {
    const { which, module } = await open()
    const { status, body } = await call('lin', 'POST', 'lesson/module/update', {
      ...which,
      module: { ...written(module), content: WORDS },
    })
    expect([status, body.version_id]).toEqual([200, (await open()).module.version_id])
    expect((await publish(which.lesson_id)).status).toBe(200)
    const seen = await server().app.inject('/api/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1')
    expect(JSON.stringify(seen.json())).toContain('阿公食飯。')
  })

  test('who writes in an older one is told so, with the present one; nothing of it is overwritten', async () => {
    const { which, module, revision } = await open()
    const send = (who: 'lin' | 'chen', memo: string) =>
      call(who, 'POST', 'lesson/module/draft', { ...which, module: { ...written(module), memo }, revision })
    expect((await send('lin', '林寫的')).status).toBe(200)
    const late = await send('chen', '陳寫的')
    expect([late.status, late.body.current.module.memo, late.body.current.saved_by]).toEqual([
      409,
      '林寫的',
      '林編輯',
    ])
    expect((await open()).module.memo).toBe('林寫的')
  })

  test('another version takes the place of the draft; of another module none does', async () => {
    const { which, module, versions, revision } = await open()
    const seen = versions.find((own: { is_seen: number }) => own.is_seen === 1)
    await call('lin', 'POST', 'lesson/module/draft', {
      ...which,
      module: { ...written(module), memo: '另一份' },
      revision,
    })
    const { module_id } = which
    const taken = await call('lin', 'POST', 'lesson/module/switch-version', {
      module_id,
      version_id: seen.id,
    })
    expect(taken.body).toMatchObject({ version_id: seen.id, module: { memo: '' } })
    const late = await call('chen', 'POST', 'lesson/module/switch-version', {
      module_id,
      version_id: seen.id,
      revision,
    })
    expect(late.status).toBe(409)
    const none = await call('lin', 'POST', 'lesson/module/switch-version', { module_id, version_id: 999_999 })
    expect(none.status).toBe(404)
  })

  test('tells who else has it open, until they leave', async () => {
    const which = await word()
    const tell = (who: 'lin' | 'chen', leaving = false) =>
      call(who, 'POST', 'lesson/module/presence', { ...which, leaving })
    expect((await tell('lin')).body.others).toEqual([])
    expect((await tell('chen')).body.others).toEqual(['林編輯'])
    expect((await tell('lin')).body.others).toEqual(['陳主編'])
    await tell('chen', true)
    expect((await tell('lin')).body.others).toEqual([])
  })

  test('as large as a body may be is kept, and beyond it refused in a sentence', async () => {
    const { which, module, revision } = await open()
    const words = (count: number) => ({
      words: Array.from({ length: count }, () => WORDS.words[0]),
    })
    const send = (content: unknown, at: number) =>
      call('lin', 'POST', 'lesson/module/draft', {
        ...which,
        module: { ...written(module), content },
        revision: at,
      })
    const whole = await send(words(200), revision)
    expect([whole.status, whole.body.faults]).toEqual([200, []])
    const beyond = await send(words(5000), whole.body.revision)
    expect([413, 422]).toContain(beyond.status)
    expect(beyond.body.message).toMatch(/\p{Script=Han}/u)
  })
})
