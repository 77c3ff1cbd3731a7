import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { unitsOf } from '@hakka/contract/constants'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDemoAssessments } from './areas/assessment/demo-assessments.ts'
import { openDemoDownloads } from './areas/download/demo-downloads.ts'
import { assessments, downloadItems } from './db/tables/download.ts'
import { ROOT } from './kernel/root.ts'
import { testServer } from './testing/server.ts'

const folder = join(ROOT, 'content/demo-site')

describe('the demo site', () => {
  const server = testServer()

  beforeAll(async () => {
    await openDemoAssessments(server().services, folder)
    await openDemoDownloads(server().services, folder)
  })

  it('has real PDFs in every category, each titled and with its font inside', async () => {
    const { app } = server()
    for (const id of [1, 2, 3, 4, 5, 6]) {
      const { items } = (await app.inject(`/api/download/category?id=${id}`)).json()
      expect(items.length, `category ${id}`).toBeGreaterThan(0)
      const { rawPayload } = await app.inject(items[0].url)
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      const text = rawPayload.toString('latin1')
      expect(text).toContain('/FontFile2')
      expect(text).toContain('/MarkInfo')
      expect(text).toMatch(/\/Title ?</)
    }
  })

  it('has assessments of every semester that 四縣腔 has lessons for, and of no other', async () => {
    const { db } = server().services
    const lessons = await readdir(join(ROOT, 'content/demo/lessons'))
    for (const unit of [1, 2, 3, 4, 5].flatMap(unitsOf)) {
      const taught = lessons.some((file) => file.includes(`-s${unit.step_no}-${unit.semester_no}-t1-`))
      const place = and(
        eq(assessments.stepNo, unit.step_no),
        eq(assessments.semesterNo, unit.semester_no),
        eq(assessments.dialectId, 1),
      )
      expect(await db.$count(assessments, place), unit.name).toBe(taught ? 2 : 0)
    }
  })

  it('changes nothing at a second start: what an editor renamed or deleted stays so', async () => {
    const { db } = server().services
    const [first, second] = await db.select().from(downloadItems).limit(2)
    await db
      .update(downloadItems)
      .set({ title: '改過的名字' })
      .where(eq(downloadItems.id, first?.id ?? 0))
    await db.delete(downloadItems).where(eq(downloadItems.id, second?.id ?? 0))
    const before = await db.select().from(downloadItems).orderBy(downloadItems.id)
    await openDemoDownloads(server().services, folder)
    await openDemoAssessments(server().services, folder)
    expect(await db.select().from(downloadItems).orderBy(downloadItems.id)).toEqual(before)
  })
  it('stays away at the next start when all of it was deleted', async () => {
    const { db } = server().services
    await db.delete(downloadItems)
    await db.delete(assessments)
    await openDemoDownloads(server().services, folder)
    await openDemoAssessments(server().services, folder)
    expect(await db.$count(downloadItems)).toBe(0)
    expect(await db.$count(assessments)).toBe(0)
  })
})
