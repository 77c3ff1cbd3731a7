import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  accountJoins,
  apiTokens,
  loginFailures,
  loginPlaces,
  mailTokens,
  sessions,
} from '../../db/tables/account.ts'
import { assignments } from '../../db/tables/assignment.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { lessonTakes } from '../../db/tables/authoring.ts'
import { childCodes, childLinks } from '../../db/tables/child.ts'
import { files, lessons } from '../../db/tables/content.ts'
import { sentForms } from '../../db/tables/edit.ts'
import { gamePlays, gameResults, steppedPlays } from '../../db/tables/event.ts'
import { rooms } from '../../db/tables/room.ts'
import { notifications, schoolClasses } from '../../db/tables/school-class.ts'
import { recordingTakes, studyBookViews, studyImports, studyItems } from '../../db/tables/self-study.ts'
import { studyRecorders } from '../../db/tables/study.ts'
import { ROOT } from '../../kernel/root.ts'
import { user } from '../../testing/builders.ts'
import { schoolClass } from '../../testing/classes.ts'
import { event } from '../../testing/events.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'
import { LIVES } from './expire.ts'

const server = testServer()
const DAY_MS = 24 * 3_600_000
const NOW = new Date('2030-01-01T00:00:00Z')
const at = (ms: number) => new Date(NOW.getTime() + ms)

/** One row whose time is `end`, in each table. */
async function rows(end: (table: string) => Date, name: string): Promise<void> {
  const { db } = server().services
  const { id: userId } = await user(server())
  const time = { createdAt: NOW }
  const own = (table: Parameters<typeof getTableName>[0]) => end(getTableName(table))
  await db.insert(sessions).values({
    ...time,
    secretHash: name,
    userId,
    remember: false,
    lastSeenAt: NOW,
    expiresAt: own(sessions),
  })
  await db.insert(loginFailures).values({ key: name, failures: 1, until: own(loginFailures) })
  await db
    .insert(loginPlaces)
    .values({ ...time, userId, kind: 'device', place: name, seenAt: own(loginPlaces) })
  await db.insert(mailTokens).values({
    ...time,
    userId,
    purpose: 'reset',
    email: 'a@b.example',
    tokenHash: name,
    expiresAt: own(mailTokens),
  })
  await db.insert(sentForms).values({ action: 'news.store', key: name, digest: '', at: own(sentForms) })
  await db.insert(apiTokens).values({ userId, tokenHash: name, label: name, revokedAt: own(apiTokens) })
  await db
    .insert(studyRecorders)
    .values({ userId, pageCode: 'lesson', key: name, beginAt: NOW, lastAt: own(studyRecorders) })
  const book = { uid: name, kind: 'reading', no: 1, title: '', titlePinyin: '', titleChinese: '' } as const
  const [item] = await db
    .insert(studyItems)
    .values({ ...book, schemaVersion: 1, content: {} })
    .returning({ id: studyItems.id })
  await db
    .insert(studyBookViews)
    .values({ itemId: item?.id ?? 0, reader: name, day: '2026-01-01', at: own(studyBookViews) })
  const [file] = await db
    .insert(files)
    .values({ key: `${name}.wav`, mediaType: 'audio/wav', size: 1 })
    .returning({ id: files.id })
  await db.insert(recordingTakes).values({
    ...{ userId, itemId: item?.id ?? 0, path: name, text: '', pinyin: '', fileId: file?.id ?? 0 },
    createdAt: own(recordingTakes),
  })
  const [lesson] = await db
    .insert(lessons)
    .values({
      ...{ stepNo: 1, semesterNo: 1, typeNo: 1, dialectId: 1, no: userId },
      ...{ title: name, titlePinyin: '', titleChinese: '', officialName: '' },
    })
    .returning({ id: lessons.id })
  await db.insert(lessonTakes).values({
    ...{ userId, lessonId: lesson?.id ?? 0, digest: name, text: '', pinyin: '', fileId: file?.id ?? 0 },
    createdAt: own(lessonTakes),
  })
  await db.insert(studyImports).values({
    userId,
    kind: 'listening',
    fileName: name,
    itemsFile: Buffer.from(''),
    state: 'checked',
    createdAt: own(studyImports),
  })
  await db
    .insert(notifications)
    .values({ userId, kind: 'due', key: name, title: name, url: '/', createdAt: own(notifications) })
  const { id: classId } = await schoolClass(server(), [], { name, deletedAt: own(schoolClasses) })
  await db.insert(assignments).values({
    ...{ classId, source: 'lesson', sourceId: 1, title: name, mode: 'practice', dueOn: '2029-12-31' },
    deletedAt: own(assignments),
  })
  const room = { ownerId: userId, code: name, title: name, dialectId: 1 }
  await db.insert(rooms).values({ ...room, expiresAt: own(rooms) })
  const { id: toId } = await user(server())
  await db.insert(accountJoins).values({
    ...{ fromId: userId, toId, joinedAt: NOW, finalAt: NOW, moved: { name } },
    undoneAt: own(accountJoins),
  })
  await db.insert(childCodes).values({ childId: userId, code: name, expiresAt: own(childCodes) })
  await db.insert(childLinks).values({
    ...{ parentId: toId, childId: userId, linkedAt: NOW, endedAt: own(childLinks) },
    // It has no text of its own.
    endedBy: name === 'alive' ? 'child' : 'parent',
  })
  const { id: eventId } = await event(server(), { title: name })
  await db.insert(gamePlays).values({ eventId, userId, playId: name, at: own(gamePlays) })
  await db
    .insert(steppedPlays)
    .values({ eventId, actor: name, playId: name, opening: 1, play: {}, at: own(steppedPlays) })
  await db.insert(gameResults).values({
    ...{ uuid: randomUUID(), playId: name, eventId, gameId: 1, dialectId: 1, actor: name, seed: '' },
    ...{
      rulesVersion: 1,
      quizData: {},
      bodyHash: '',
      score: 0,
      usedTime: 0,
      claimedScore: 0,
      claimedTime: 0,
    },
    ...{ elapsed: 0, isFinal: true, flagged: false, startedAt: NOW, createdAt: NOW },
    expiresAt: own(gameResults),
  })
  await db
    .insert(auditRows)
    .values({ at: own(auditRows), userName: name, action: 'news.store', subjectId: '1' })
}

test('each row lives as long as its table says, and no longer', async () => {
  const { services, setNow } = server()
  const { db } = services
  const life = (table: string) => LIVES.find((own) => getTableName(own.table) === table)?.ms ?? 0
  await rows((table) => at(-life(table) - 1), 'over')
  await rows((table) => at(-life(table)), 'alive')
  setNow(NOW)
  await runJob(server(), 'expire')
  for (const { table } of LIVES) {
    const left = await db.select().from(table)
    expect(left, getTableName(table)).toHaveLength(1)
    expect(JSON.stringify(left), getTableName(table)).toMatch(/alive|"endedBy":"child"/)
  }
})

test('tens of thousands go as well, part by part', async () => {
  const { db } = server().services
  const until = at(-DAY_MS)
  for (let part = 0; part < 5; part++) {
    const values = Array.from({ length: 5000 }, (_, no) => ({ key: `${part}-${no}`, failures: 1, until }))
    await db.insert(loginFailures).values(values)
  }
  await runJob(server(), 'expire')
  expect(await db.$count(loginFailures)).toBe(1)
})

test('every table stands in docs/growth.md, with its life and what it comes to', async () => {
  const { rows } = await server().services.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const growth = readFileSync(join(ROOT, 'docs/growth.md'), 'utf8')
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.map(({ name }) => name).filter((name) => !growth.includes(`\`${name}\``))).toEqual([])
})
