import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mp3Of } from '../../domain/uploads/testing/made-files.ts'
import { lessonDesk } from './testing/desk.ts'

const MP3 = mp3Of(20)
const asked: URL[] = []
let status = 200
let service: Server

// Before the site is opened, which is told its address.
const url = await new Promise<string>((resolve) => {
  service = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://service'))
    response.writeHead(status, { 'content-type': 'audio/mpeg' }).end(MP3)
  })
  service.listen(0, '127.0.0.1', () => {
    const address = service.address()
    resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/say`)
  })
})
const { call, packLesson, type, publish, moduleIds } = lessonDesk({ env: { TTS_URL: url } })
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

describe('a file of lessons', () => {
  let lessonId = 0
  let word = 0
  let sound = ''
  beforeAll(async () => {
    const own = await packLesson()
    lessonId = own.id
    word = moduleIds(own)[0]?.[0] ?? 0
    const opened = await call('lin', 'GET', `lesson/module?lesson_id=${own.id}&module_id=${word}`)
    sound = opened.body.files.find(({ kind }: { kind: string }) => kind === 'sound').file.url
  })
  const uses = async () => (await call('lin', 'GET', `lesson/file/uses?url=${sound}`)).body

  test('says where it is used: drafts and what learners see, each place once', async () => {
    expect(await uses()).toEqual({
      total: 1,
      uses: [
        {
          lesson_id: lessonId,
          lesson_title: '阿公',
          dialect_id: 1,
          module_id: word,
          module: '語詞',
          where: ['第 1 個語詞・聲音'],
          is_seen: 1,
        },
      ],
    })
    const spoken = (hakka: string) => ({
      text: {
        hakka,
        pinyin: 'a24 gung24',
        chinese: '爺爺',
        hakka_hover: hakka,
        pinyin_hover: 'a24 gung24',
        audio: { url: sound, synthetic: true },
      },
      sentence: { hakka: '阿公。', pinyin: 'a24 gung24', chinese: '爺爺。' },
    })
    await type(word, { words: [spoken('阿公'), spoken('阿公')] })
    const drafted = await uses()
    expect([drafted.total, drafted.uses[0].where]).toEqual([2, ['第 1 個語詞・聲音', '第 2 個語詞・聲音']])
    const { version } = (await call('lin', 'GET', `admin/lesson?id=${lessonId}`)).body.data
    const copy = { lesson_id: lessonId, version, module_id: word }
    expect((await call('lin', 'POST', 'admin/lesson/module/copy', copy)).status).toBe(200)
    const doubled = await uses()
    expect([doubled.total, doubled.uses.map(({ is_seen }: { is_seen: number }) => is_seen)]).toEqual([
      4,
      [1, 0],
    ])
    const counts = (await call('lin', 'GET', `lesson/file/counts?lesson_id=${lessonId}`)).body.data
    expect(counts).toContainEqual({ url: sound, modules: 2 })
  })

  test('that is gone from what is edited and seen is used nowhere; of strange addresses nothing is known', async () => {
    expect((await publish(lessonId)).status).toBe(200)
    const own = (await call('lin', 'GET', `admin/lesson?id=${lessonId}`)).body.data
    const all: number[] = moduleIds(own)[0] ?? []
    for (const id of all.filter((_, at) => at < 2)) {
      const { body } = await call('lin', 'GET', `lesson/module?lesson_id=${lessonId}&module_id=${id}`)
      const words = body.module.content.words.map(({ text, ...rest }: { text: { audio?: unknown } }) => {
        const { audio: _, ...silent } = text
        return { ...rest, text: silent }
      })
      await type(id, { words })
    }
    expect((await uses()).total).toBe(4)
    await publish(lessonId)
    expect(await uses()).toEqual({ total: 0, uses: [] })
    for (const strange of ['https://elsewhere.example/a.mp3', '/files/../secret', "/files/a' or 1=1.mp3"]) {
      const told = await call('lin', 'GET', `lesson/file/uses?url=${encodeURIComponent(strange)}`)
      expect([told.status, told.body.total]).toEqual([200, 0])
    }
    expect((await call('news', 'GET', `lesson/file/uses?url=${sound}`)).status).toBe(403)
  })
})

describe('a text that a machine says', () => {
  const say = (text: string) =>
    call('lin', 'POST', 'lesson/sound/say', { text, pinyin: 'a24 gung24', dialect_id: 1 })

  test('is kept as a sound of the site, marked, and the service is asked once', async () => {
    const first = await say('阿公')
    expect(first.body).toEqual({
      file: {
        id: expect.any(Number),
        url: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.mp3$/),
        synthetic: true,
      },
    })
    expect((await say('阿公')).body).toEqual(first.body)
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { text: '阿公', pinyin: 'a24 gung24', dialect_id: '1' },
    ])
  })

  test('by a service that does not answer is none; the next try may have it', async () => {
    status = 500
    expect((await say('阿婆')).status).toBe(503)
    status = 200
    expect((await say('阿婆')).status).toBe(200)
  })
})
