import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ModuleType, moduleTypes } from '@hakka/modules/server'
import { HOST } from '@hakka/rooms/room'
import { hostView, ownView, pupilView } from '@hakka/rooms/views'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { modules, moduleVersions } from '../../db/tables/content.ts'
import { act } from '../../domain/room/act.ts'
import { roomsOf } from '../../domain/room/rooms.ts'
import { ROOT } from '../../kernel/root.ts'
import { classroomLesson, comeIn, teachersRoom } from '../../testing/rooms.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const exercises = [...moduleTypes.values()].filter((type) => type.asks)
let no = 20
let clock = Date.now()
let lesson: Awaited<ReturnType<typeof classroomLesson>>
beforeAll(async () => {
  lesson = await classroomLesson(server())
})

/** An answer by the numbers that are shown. */
function asShown(numbers: ReadonlyMap<number, number>, answer: unknown): unknown {
  const shown = new Map([...numbers].map(([number, own]) => [own, number]))
  const one = (value: unknown): unknown => {
    if (typeof value === 'number') return shown.get(value)
    if (Array.isArray(value)) return value.map(one)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, one(part)]))
  }
  return numbers.size === 0 ? answer : one(answer)
}

const sample = async (type: ModuleType): Promise<unknown> =>
  type.schema.parse(
    JSON.parse(await readFile(join(ROOT, 'packages/modules/src', type.id, 'sample.json'), 'utf8')),
  )

/** A module of that type in the lesson, with the sample's content. */
async function moduleOf(type: ModuleType, content: unknown): Promise<number> {
  const { db } = server().services
  const [beside] = await db.select().from(modules).where(eq(modules.id, lesson.wall.id))
  if (!beside) throw new Error('no lesson')
  const place = { uid: `live-${type.id}`, lessonId: beside.lessonId, activityNo: 1, no: no++ }
  const [own] = await db.insert(modules).values(place).returning()
  const moduleId = own?.id ?? 0
  const [version] = await db
    .insert(moduleVersions)
    .values({
      moduleId,
      type: type.id,
      schemaVersion: type.version,
      name: type.name,
      content,
      publishedAt: new Date(),
    })
    .returning()
  await db
    .update(modules)
    .set({ publishedVersionId: version?.id ?? null })
    .where(eq(modules.id, moduleId))
  return moduleId
}

describe.each(exercises)('a class that does $id together', (type) => {
  it('is asked question by question, judged by the server, and told after the reveal', async () => {
    const { services } = server()
    const content = await sample(type)
    const moduleId = await moduleOf(type, content)
    const { room_id, code } = await teachersRoom(server(), moduleId)
    for (const name of ['小明', '小美']) expect((await comeIn(server(), { code, name })).status).toBe(200)
    const live = await roomsOf(services).get(room_id)
    if (!live) throw new Error('no room')
    const beside = { present: new Set<number>(), now: 0 }
    const questions = type.oneByOne(content)
    expect(questions.length).toBeGreaterThan(0)
    for (const [question, own] of questions.entries()) {
      const at = `m${moduleId}.q${question}`
      clock += 2000
      server().setNow(new Date(clock))
      let key = 0
      const host = (move: Parameters<typeof act>[2]['move']) =>
        act(services, live, { by: HOST, key: `${at}.${key++}`, move })
      expect(await host({ do: 'room.show', module_id: moduleId, question })).toMatchObject({ ok: true })
      const { numbers } = type.publicContent(own)
      const answer = JSON.parse(JSON.stringify(asShown(numbers, type.solution(own))))
      const send = (by: number, sent: unknown) =>
        act(services, live, {
          by,
          key: `${at}.${by}.${key++}`,
          move: { do: 'quiz.answer', at, answer: JSON.parse(JSON.stringify(sent)) },
        })
      expect(await send(1, answer)).toMatchObject({ ok: true })
      expect(await send(2, { nothing: 'of the kind' })).toMatchObject({ ok: false, code: 'malformed' })
      expect(pupilView(live.room, beside)).toMatchObject({
        answered: 1,
        shown: { revealed: false, right: null, parts: [] },
      })
      expect(ownView(live.room, 1)).toMatchObject({ answered: true, verdict: null })
      expect(await host({ do: 'quiz.reveal', at })).toMatchObject({ ok: true })
      expect(ownView(live.room, 1)).toMatchObject({ verdict: { right: true } })
      const { shown } = hostView(live.room, beside)
      if (shown?.kind !== 'module') throw new Error('no exercise is shown')
      expect(shown.revealed).toBe(true)
      expect(shown.parts.length).toBeGreaterThan(0)
      expect(shown.right).toBe(1)
      const [written] = Object(own).questions ?? []
      expect(shown.parts[0]?.analysis).toBe(written?.analysis?.text)
    }
  })
})
