import { moduleTypes } from '@hakka/modules/server'
import { expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyLesson, tinyManifest, tinyPack } from '../../content/testing/tiny-pack.ts'
import { linesOf } from './lines.ts'
import { lessonDesk } from './testing/desk.ts'

const { server, call, lesson, packLesson, type, publish, moduleIds } = lessonDesk()

const TEXT = (text: string) => ({ content: `<p>${text}</p>` })
const shown = async () =>
  (await server().app.inject('/api/lesson?step_no=1&semester_no=1&type_no=1&no=1&dialect_id=1')).json()

test('every publication is kept, the one before the desk too; any of them can come back', async () => {
  const own = await packLesson()
  const [[word = 0, text = 0] = []] = moduleIds(own)
  await type(text, TEXT('第二版'))
  await publish(own.id)
  const second = await lesson(own.id)
  await call('lin', 'POST', 'admin/lesson/arrange', {
    id: own.id,
    version: second.version,
    activities: [[text], [], []],
  })
  await type(text, TEXT('第三版'))
  await publish(own.id)
  const list = (await call('lin', 'GET', `admin/lesson/versions?id=${own.id}`)).body.data
  expect(list.map(({ no, note, published_by }: Record<string, unknown>) => [no, note, published_by])).toEqual(
    [
      [3, '改好了', '陳主編'],
      [2, '改好了', '陳主編'],
      [1, '', ''],
    ],
  )
  const third = await lesson(own.id)
  const back = await call('lin', 'POST', 'admin/lesson/revert', { id: own.id, version: third.version, no: 1 })
  expect(back.status).toBe(200)
  expect((await shown()).activities[1].modules).toHaveLength(1)
  await publish(own.id)
  const modules = (await shown()).activities[1].modules
  expect(modules.map(({ id }: { id: number }) => id)).toEqual([word, text])
  expect(modules[1].content).toEqual(TEXT('說明'))
})

test('a version is told field by field, by the places that editors know', async () => {
  const own = await packLesson()
  const [[word = 0] = []] = moduleIds(own)
  const { versions } = (await call('lin', 'GET', `admin/lesson/module/versions?module_id=${word}`)).body.data
  const url = `admin/lesson/module/version?module_id=${word}&version_id=${versions[0].id}`
  const lines = (await call('lin', 'GET', url)).body.data
  expect(lines).toContainEqual({
    key: 'content.words.0.text.hakka',
    label: '第 1 個語詞・客語',
    text: '阿公',
    lang: 'hakka',
  })
  expect(lines).toContainEqual({
    key: 'content.words.0.text.pinyin',
    label: '第 1 個語詞・拼音',
    text: 'a24 gung24',
    lang: 'pinyin',
  })
  expect(lines.find(({ lang }: { lang: string }) => lang === 'sound')).toMatchObject({
    label: '第 1 個語詞・聲音',
  })
  const heads = (await call('lin', 'GET', `admin/lesson/version?id=${own.id}&no=1`)).body.data
  expect(heads).toContainEqual({ key: 'title.hakka', label: '客語課名', text: '阿公', lang: 'hakka' })
})

test('a version of another module is none, and neither is a number that was never published', async () => {
  const own = await packLesson()
  const [[word = 0, text = 0] = []] = moduleIds(own)
  const { versions } = (await call('lin', 'GET', `admin/lesson/module/versions?module_id=${word}`)).body.data
  const foreign = `admin/lesson/module/version?module_id=${text}&version_id=${versions[0].id}`
  expect((await call('lin', 'GET', foreign)).status).toBe(404)
  expect((await call('lin', 'GET', `admin/lesson/version?id=${own.id}&no=900`)).status).toBe(404)
  const body = { id: own.id, version: own.version, no: 900 }
  expect((await call('lin', 'POST', 'admin/lesson/revert', body)).status).toBe(404)
})

test('a module goes back to a version; who has an older draft in hand is told so', async () => {
  const own = await packLesson()
  const text = moduleIds(own)[0]?.[1] ?? 0
  await type(text, TEXT('新的'))
  const listed = async () =>
    (await call('lin', 'GET', `admin/lesson/module/versions?module_id=${text}`)).body.data
  const before = await listed()
  const first = before.versions.at(-1).id
  const body = { module_id: text, version_id: first, revision: before.revision }
  expect((await call('lin', 'POST', 'admin/lesson/module/revert', body)).status).toBe(200)
  expect((await call('chen', 'POST', 'admin/lesson/module/revert', body)).status).toBe(409)
  const preview = await call('lin', 'GET', `lesson/preview?id=${own.id}`)
  expect(preview.body.activities[1].modules[1].content).toEqual(TEXT('說明'))
})

test('what the desk has published stays when its pack comes again', async () => {
  const own = await packLesson()
  const pack = {
    'pack.json': { ...tinyManifest, title: '又一次' },
    'lessons/a.json': { ...tinyLesson, title: { ...tinyLesson.title, chinese: '包裡的' } },
  }
  await importPack(server().services, await readPack(await tinyPack(pack)))
  expect((await lesson(own.id)).title.chinese).toBe('爺爺')
  expect((await shown()).title_text.chinese).toBe('爺爺')
})

test('what is typed while somebody publishes is not lost, and nothing unseen is published', async () => {
  const own = await packLesson()
  const text = moduleIds(own)[0]?.[1] ?? 0
  for (let round = 0; round < 8; round++) {
    await type(text, TEXT(`先 ${round}`))
    const { version, digest } = (await call('lin', 'GET', `admin/lesson/checks?id=${own.id}`)).body.data
    const body = { id: own.id, version, digest, note: '同時' }
    const [published, saved] = await Promise.all([
      call('chen', 'POST', 'admin/lesson/publish', body),
      type(text, TEXT(`後 ${round}`)),
    ])
    expect([200, 409]).toContain(published.status)
    expect(saved.ok).toBe(true)
    const content = (await shown()).activities[1].modules[1].content.content
    expect(content).not.toContain(`後 ${round}`)
    if (published.status === 200) expect(content).toContain(`先 ${round}`)
    const preview = await call('lin', 'GET', `lesson/preview?id=${own.id}`)
    expect(preview.body.activities[1].modules[1].content).toEqual(TEXT(`後 ${round}`))
  }
})

test('one field goes back alone: what else was written since stays; in an older draft it is refused', async () => {
  const own = await packLesson()
  const [[word = 0] = []] = moduleIds(own)
  const listed = async () =>
    (await call('lin', 'GET', `admin/lesson/module/versions?module_id=${word}`)).body.data
  const { versions } = await listed()
  const version_id = versions.find(({ is_seen }: { is_seen: number }) => is_seen === 1).id
  const content = async () =>
    (await call('lin', 'GET', `lesson/module?lesson_id=${own.id}&module_id=${word}`)).body.module.content
  const [first] = (await content()).words
  const changed = { ...first.text, hakka: '阿婆', pinyin: 'a24 po11', chinese: '奶奶' }
  await type(word, { words: [{ ...first, text: changed }] })
  const body = async (key: string) => ({
    module_id: word,
    version_id,
    revision: (await listed()).revision,
    key,
  })
  const revert = async (key: string) =>
    call('lin', 'POST', 'admin/lesson/module/revert-field', await body(key))
  const late = await body('content.words.0.text.chinese')
  expect((await revert('content.words.0.text.pinyin')).status).toBe(200)
  expect((await content()).words[0].text).toMatchObject({
    hakka: '阿婆',
    pinyin: first.text.pinyin,
    chinese: '奶奶',
  })
  expect((await call('chen', 'POST', 'admin/lesson/module/revert-field', late)).status).toBe(409)
  const nowhere = await revert('content.words.7.text.hakka')
  expect([nowhere.status, nowhere.body.message]).toEqual([
    422,
    '草稿裡已經沒有這個地方，請改用「草稿換成這一版」',
  ])
  expect((await revert('savedBy')).status).toBe(422)
  // Its word has moved: a new one stands before it.
  await type(word, {
    words: [
      { ...first, text: { ...first.text, hakka: '阿公' } },
      { ...first, text: changed },
    ],
  })
  const moved = { ...(await body('content.words.1.text.chinese')), older_key: 'content.words.0.text.chinese' }
  expect((await call('lin', 'POST', 'admin/lesson/module/revert-field', moved)).status).toBe(200)
  expect((await content()).words.map((own: { text: object }) => own.text)).toMatchObject([
    { hakka: '阿公' },
    { hakka: '阿婆', chinese: first.text.chinese },
  ])
  // A whole word is taken out, and the version's put back where it stood.
  for (const item of ['out', 'in']) {
    const whole = { ...(await body('content.words.0')), item }
    expect((await call('lin', 'POST', 'admin/lesson/module/revert-field', whole)).status).toBe(200)
    const texts = (await content()).words.map((own: { text: { hakka: string } }) => own.text.hakka)
    expect(texts).toEqual(item === 'out' ? ['阿婆'] : [first.text.hakka, '阿婆'])
  }
  const foreign = { ...(await body('title')), version_id: 999_999 }
  expect((await call('lin', 'POST', 'admin/lesson/module/revert-field', foreign)).status).toBe(404)
})

test('a version tells in words what is chosen and joined, and which sound a machine made', () => {
  const told = (type: string, content: unknown) =>
    linesOf({
      type,
      schemaVersion: moduleTypes.get(type)?.version ?? 1,
      name: '',
      title: '',
      titleMemo: '',
      memo: '',
      description: '',
      content,
    })
  const question = { hakka: '狗仔', pinyin: 'gieu31 e31', audioUrl: '/files/a.mp3', synthetic: true }
  const maze = told('word_games', { questions: [{ question, form: 'hakka', options: {}, answer: 'left' }] })
  expect(maze.map(({ label, text }) => [label, text]).slice(3)).toEqual([
    ['第 1 個岔路・路牌上寫', '客語字'],
    ['第 1 個岔路・對的路', '往左走'],
  ])
  const words = [
    { id: 4, text: '茶' },
    { id: 9, text: '擂缽' },
  ]
  const graph = told('word_relation_ver', { words, relations: [{ from: 9, to: 4, text: '擂' }] })
  expect(graph.filter(({ key }) => /from|to$/.test(key)).map(({ label, text }) => [label, text])).toEqual([
    ['第 1 個關係・從哪個詞', '擂缽'],
    ['第 1 個關係・到哪個詞', '茶'],
  ])
  const line = told('timeline_cloze', { questions: [{ terms: [{ top: { text: '春' }, top_show: false }] }] })
  expect(line.map(({ label, text }) => [label, text])).toEqual([
    ['第 1 條時間線・第 1 站・上面', '春'],
    ['第 1 條時間線・第 1 站・上面先寫好', '否'],
  ])
  const sound = { url: '/files/b.mp3', synthetic: true }
  expect(told('kid_vocabulary', { words: [{ text: { audio: sound } }] })).toMatchObject([{ synthetic: true }])
})
