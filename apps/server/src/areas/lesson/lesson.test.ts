import { beforeAll, describe, expect, it } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { putModules } from '../../content/testing/put-modules.ts'
import { tinyLesson, tinyManifest, tinyPack } from '../../content/testing/tiny-pack.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'

const ADDRESS = '/api/lesson?step_no=1&semester_no=1&type_no=1&no=1'

describe('lessons', () => {
  const server = testServer()
  const get = async (url: string) => {
    const answer = await server().app.inject(url)
    return { status: answer.statusCode, body: answer.json() }
  }

  beforeAll(async () => {
    const folder = await tinyPack({
      'pack.json': { ...tinyManifest, lessons: ['lessons/a.json', 'lessons/b.json'] },
      'lessons/b.json': {
        // Of an older version: its modules are known by their numbers.
        ...tinyLesson,
        dialect_id: 6,
        title: { hakka: '阿公', pinyin: 'a24 gung24', chinese: '爺爺' },
      },
    })
    await importPack(server().services, await readPack(folder))
    await runJob(server(), 'faces')
  })

  it('gives a lesson with coded modules and the files that its contents name', async () => {
    const { status, body } = await get(`${ADDRESS}&dialect_id=1`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      level_no: 1,
      part_name: '單元一',
      target_name: 'Ⅰ級教材 單元一 第一課 阿公',
    })
    const [word, text] = body.activities[1].modules
    expect([word.code, text.code]).toEqual(['A1', 'A2'])
    const sound = await server().app.inject(word.content.words[0].text.audio.url)
    expect(sound.headers['content-type']).toBe('audio/mpeg')
    const font = await server().app.inject(body.font.url)
    expect(font.headers['content-type']).toBe('font/woff2')
  })

  it('opens by id alone, and names the dialects that have the lesson', async () => {
    const { body: first } = await get(`${ADDRESS}&dialect_id=6`)
    const { body: again } = await get(`/api/lesson?id=${first.id}`)
    expect(again.dialect_id).toBe(6)
    expect(again.dialects.map((own: { dialect_id: number }) => own.dialect_id)).toEqual([1, 6])
  })

  it('says 404 for a lesson that is not there, never another dialect in its place', async () => {
    expect(await get(`${ADDRESS}&dialect_id=3`)).toMatchObject({
      status: 404,
      body: { message: '找不到該資源' },
    })
    expect((await get('/api/lesson')).status).toBe(404)
  })

  it('says 422 by field for numbers out of range', async () => {
    const { status, body } = await get('/api/lesson?step_no=13&semester_no=1&no=1')
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['step_no'])
  })

  it('gives a content that its type no longer reads raw and marked', async () => {
    const { db } = server().services
    const { body: lesson } = await get(`${ADDRESS}&dialect_id=6`)
    const broken = { activityNo: 2, type: 'word', name: '語詞', content: { words: 'none' } }
    await putModules(db, lesson.id, [broken])
    await db.execute(`update lessons set version = version + 1 where id = ${lesson.id}`)
    const { body } = await get(`${ADDRESS}&dialect_id=6`)
    expect(body.activities[2].modules[0]).toMatchObject({
      code: 'B1',
      broken: true,
      content: { words: 'none' },
    })
  })

  it('shows the menu stage by stage', async () => {
    expect((await get('/api/lesson/menu')).body).toMatchObject({ level_no: null, units: [], lessons: [] })
    const { body: level } = await get('/api/lesson/menu?level_no=5')
    expect(level.units.map((unit: { name: string }) => unit.name)).toEqual([
      '必修 1',
      '必修 2',
      '選修 1',
      '選修 2',
      '選修 3',
      '選修 4',
    ])
    expect(level.units[0].lessons).toHaveLength(10)
    const { body: unit } = await get('/api/lesson/menu?level_no=1&step_no=1&semester_no=1')
    expect(unit.lessons).toHaveLength(6)
    expect(unit.lessons[0]).toMatchObject({ title: '阿公', module_count: 2 })
    expect(unit.lessons[1]).toMatchObject({ title: null, url: null })
  })

  it('names the dialects that have a lesson which the asked one lacks', async () => {
    const { body } = await get('/api/lesson/menu?level_no=1&part_no=1&dialect_id=2')
    expect(body.lessons[0]).toMatchObject({
      id: null,
      other_dialects: [{ dialect_id: 1 }, { dialect_id: 6 }],
    })
  })

  it('puts each lesson on the home page once, in whichever dialect', async () => {
    const { body } = await get('/api/home')
    expect(body.lessons).toHaveLength(1)
    expect(body.lessons[0]).toMatchObject({ title: '阿公', level_name: 'Ⅰ級教材', part_name: '單元一' })
    expect(body).toMatchObject({ newses: [], self_study: [], font: { family: 'HakkaTitles' } })
  })
})
