import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { modules, moduleVersions } from '../db/tables/content.ts'
import { publishedModules } from '../domain/lesson/modules.ts'
import { testServer } from '../testing/server.ts'
import { importPack } from './import.ts'
import { readPack } from './read.ts'
import { tinyLesson, tinyManifest, tinyPack, withUids } from './testing/tiny-pack.ts'

const server = testServer()

type Module = Record<string, unknown> & { no: number }

const [word = { no: 1 }, text = { no: 2 }]: readonly Module[] = tinyLesson.activities[1].modules
const extra = (uid: string, no: number, html = `<p>${uid}</p>`): Module => ({
  ...text,
  uid,
  no,
  content: { content: html },
})

const put = async (own: readonly Module[], changes: Record<string, unknown> = {}) => {
  const lesson = { ...tinyLesson, version: 2, activities: { 1: { modules: own } } }
  const folder = await tinyPack({ 'lessons/a.json': lesson, ...changes })
  await importPack(server().services, await readPack(folder))
}

async function shown(): Promise<
  { id: number; uid: string; no: number; versionId: number; content: unknown }[]
> {
  const { db } = server().services
  const [row] = await db.select().from(modules).orderBy(asc(modules.id))
  return publishedModules(db, row?.lessonId ?? 0)
}
const byUid = async () => new Map((await shown()).map((own) => [own.uid, own]))

describe('modules of a pack', () => {
  it('keep their identity when one is put in between, and the order of the pack', async () => {
    await put([{ uid: 'aaa', ...word }, extra('bbb', 2), extra('ccc', 3)])
    const before = await byUid()
    await put([{ uid: 'aaa', ...word }, extra('new', 2), extra('ccc', 3), extra('bbb', 4)])
    const after = await byUid()
    expect([...after.keys()]).toEqual(['aaa', 'new', 'ccc', 'bbb'])
    for (const uid of ['aaa', 'bbb', 'ccc']) {
      expect(after.get(uid)?.id).toBe(before.get(uid)?.id)
      expect(after.get(uid)?.versionId).toBe(before.get(uid)?.versionId)
    }
  })

  it('get a new version when they say something else, and the old one stays with its files', async () => {
    const before = (await byUid()).get('bbb')
    await put([{ uid: 'aaa', ...word }, extra('bbb', 2, '<p>另一句</p>')])
    const after = (await byUid()).get('bbb')
    expect(after?.id).toBe(before?.id)
    expect(after?.versionId).toBeGreaterThan(before?.versionId ?? 0)
    const versions = await server()
      .services.db.select()
      .from(moduleVersions)
      .where(eq(moduleVersions.moduleId, before?.id ?? 0))
      .orderBy(asc(moduleVersions.id))
    expect(versions.map(({ content, publishedAt }) => [content, publishedAt instanceof Date])).toEqual([
      [{ content: '<p>bbb</p>' }, true],
      [{ content: '<p>另一句</p>' }, true],
    ])
  })

  it('come back as themselves after they were taken away, with their lesson too', async () => {
    const before = (await byUid()).get('bbb')
    await put([{ uid: 'aaa', ...word }])
    expect([...(await byUid()).keys()]).toEqual(['aaa'])
    await put([], {
      'lessons/a.json': undefined,
      'lessons/b.json': withUids({ ...tinyLesson, no: 2 }, 'other'),
      'pack.json': { ...tinyManifest, lessons: ['lessons/b.json'] },
    })
    await put([{ uid: 'aaa', ...word }, extra('bbb', 2, '<p>另一句</p>')])
    const after = (await byUid()).get('bbb')
    expect(after).toMatchObject({ id: before?.id, versionId: before?.versionId })
  })

  it('move to another lesson of the pack as themselves', async () => {
    const before = (await byUid()).get('bbb')
    const lesson = (no: number, own: Module[]) => ({
      ...tinyLesson,
      no,
      version: 2,
      activities: { 1: { modules: own } },
    })
    await put([], {
      'lessons/a.json': lesson(1, [{ uid: 'aaa', ...word }]),
      'lessons/b.json': lesson(2, [extra('bbb', 1, '<p>另一句</p>')]),
      'pack.json': { ...tinyManifest, lessons: ['lessons/b.json', 'lessons/a.json'] },
    })
    const [moved] = await server().services.db.select().from(modules).where(eq(modules.uid, 'bbb'))
    expect(moved).toMatchObject({ id: before?.id, no: 1, withdrawnAt: null })
    expect([...(await byUid()).keys()]).toEqual(['aaa'])
  })

  it('are refused without a uid of their own', async () => {
    const twice = put([extra('aaa', 1), extra('aaa', 2)])
    await expect(twice).rejects.toThrow('uid「aaa」和 lessons/a.json 的「說明」相同')
    await expect(put([{ ...text, no: 1 }])).rejects.toThrow('沒有 uid')
    await expect(put([extra('不行', 1)])).rejects.toThrow('uid 只能用小寫英文字母')
  })

  it('of another pack are never taken', async () => {
    const other = { ...tinyLesson, no: 9, version: 2, activities: { 1: { modules: [extra('bbb', 1)] } } }
    const folder = await tinyPack({
      'pack.json': { ...tinyManifest, id: 'other' },
      'lessons/a.json': other,
      'audio/a.mp3': undefined,
    })
    const pack = await readPack(folder)
    await expect(importPack(server().services, pack)).rejects.toThrow('uid「bbb」已由教材包 tiny 使用')
  })
})
