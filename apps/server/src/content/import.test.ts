import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { lessons, modules, moduleVersions } from '../db/tables/content.ts'
import { isPublished } from '../domain/lesson/modules.ts'
import { testServer } from '../testing/server.ts'
import { exportPack } from './export.ts'
import { importPack } from './import.ts'
import { readPack } from './read.ts'
import { tinyLesson, tinyManifest, tinyPack, withUids } from './testing/tiny-pack.ts'

async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const pairs = files
    .sort()
    .map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'base64')])
  return Object.fromEntries(await Promise.all(pairs))
}

describe('a content pack', () => {
  const server = testServer()
  const rows = async () => ({
    lessons: await server().services.db.select().from(lessons),
    modules: await server()
      .services.db.select({ ...getTableColumns(modules), content: moduleVersions.content })
      .from(modules)
      .innerJoin(moduleVersions, isPublished())
      .orderBy(modules.no),
  })

  it('is imported once: the same again changes nothing', async () => {
    const pack = await readPack(await tinyPack())
    expect(await importPack(server().services, pack)).toMatchObject({ changed: true, lessons: 1 })
    const before = await rows()
    expect(await importPack(server().services, await readPack(await tinyPack()))).toMatchObject({
      changed: false,
    })
    expect(await rows()).toEqual(before)
    expect(before.modules).toHaveLength(2)
  })

  it('comes out of the database as it went in, byte for byte', async () => {
    const folder = await tinyPack()
    await importPack(server().services, await readPack(folder))
    const out = await mkdtemp(join(tmpdir(), 'hakka-export-'))
    await exportPack(server().services, 'tiny', out)
    expect(await filesIn(out)).toEqual(await filesIn(folder))
  })

  it('gives films their addresses, and leaves those of the video site alone', async () => {
    const lesson = structuredClone(tinyLesson)
    const site = 'https://youtu.be/aB3_-567890'
    const videos = { no: 3, type: 'kid_async_learning', version: 1, name: '影片', description: '' }
    const content = { video_urls: ['videos/a.mp4', site, { url: 'videos/a.mp4' }, { url: site }] }
    const changes = {
      'lessons/a.json': withUids({
        ...lesson,
        activities: { 1: { modules: [...lesson.activities[1].modules, { ...videos, content }] } },
      }),
      'videos/a.mp4': Buffer.concat([Buffer.alloc(4), Buffer.from('ftypisom')]),
    }
    const folder = await tinyPack(changes)
    await importPack(server().services, await readPack(folder))
    const stored = (await rows()).modules.find(({ no }) => no === 3)?.content
    const file = expect.stringMatching(/^\/files\/[0-9a-f]{64}\.mp4$/)
    expect(stored).toEqual({ video_urls: [file, site, { url: file }, { url: site }] })
    const out = await mkdtemp(join(tmpdir(), 'hakka-export-'))
    await exportPack(server().services, 'tiny', out)
    expect(await filesIn(out)).toEqual(await filesIn(folder))
    await importPack(server().services, await readPack(await tinyPack()))
  })

  it('gives pictures behind a question and pictures in a text their addresses too', async () => {
    const about = { version: 1, name: '活動', description: '' }
    const question = { text: '你好！', lang: 'zh', background_image: { url: '', file_url: 'pictures/a.png' } }
    const html = '<p>看圖：<img src="pictures/a.png" alt="圖" /></p>'
    const added = [
      { no: 3, type: 'slido_postit', ...about, content: { questions: [question] } },
      { no: 4, type: 'text', ...about, content: { content: html } },
    ]
    const modules = [...tinyLesson.activities[1].modules, ...added]
    const folder = await tinyPack({
      'lessons/a.json': withUids({ ...tinyLesson, activities: { 1: { modules } } }),
      'pictures/a.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    })
    await importPack(server().services, await readPack(folder))
    const stored = (await rows()).modules
    const file = expect.stringMatching(/^\/files\/[0-9a-f]{64}\.png$/)
    expect(stored.find(({ no }) => no === 3)?.content).toEqual({
      questions: [{ ...question, background_image: { url: '', file_url: file } }],
    })
    expect(stored.find(({ no }) => no === 4)?.content).toEqual({
      content: expect.stringMatching(/^<p>看圖：<img src="\/files\/[0-9a-f]{64}\.png" alt="圖" \/><\/p>$/),
    })
    const out = await mkdtemp(join(tmpdir(), 'hakka-export-'))
    await exportPack(server().services, 'tiny', out)
    expect(await filesIn(out)).toEqual(await filesIn(folder))
    await importPack(server().services, await readPack(await tinyPack()))
  })

  it('updates its lessons in place and takes away what it no longer has', async () => {
    const before = await rows()
    const lesson = structuredClone(tinyLesson)
    lesson.activities[1].modules.length = 1
    lesson.title.chinese = '祖父'
    await importPack(
      server().services,
      await readPack(await tinyPack({ 'lessons/a.json': withUids(lesson) })),
    )
    const after = await rows()
    expect(after.lessons[0]).toMatchObject({ id: before.lessons[0]?.id, titleChinese: '祖父' })
    expect(after.modules.map(({ id }) => id)).toEqual([before.modules[0]?.id])
  })

  it('never overwrites a lesson of another pack', async () => {
    const other = await readPack(await tinyPack({ 'pack.json': { ...tinyManifest, id: 'other' } }))
    await expect(importPack(server().services, other)).rejects.toThrow('這一課已由教材包 tiny 提供')
    expect((await rows()).lessons).toHaveLength(1)
  })

  it('is not exported over files that are there', async () => {
    const folder = await tinyPack()
    await expect(exportPack(server().services, 'tiny', folder)).rejects.toThrow('資料夾不是空的')
  })
})
