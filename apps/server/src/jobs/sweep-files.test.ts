import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { feedback, feedbackScreenshots } from '../db/tables/feedback.ts'
import { keptRecordings } from '../db/tables/self-study.ts'
import { user } from '../testing/builders.ts'
import { runJob } from '../testing/jobs.ts'
import { testServer } from '../testing/server.ts'

const server = testServer()
const DAY_MS = 86_400_000
const newKey = () => `${randomBytes(32).toString('hex')}.wav`
const BYTES = Buffer.from('RIFF')

const privateFolder = () => join(server().services.env.dataDir, 'private')
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

/** A process that is killed in the middle of storing a file: half of it is on the disk. */
async function killedWhileStoring(key: string): Promise<void> {
  const blobs = new URL('../ports/blob-disk.ts', import.meta.url).href
  const program = `
    import { diskBlobs } from ${JSON.stringify(blobs)}
    async function* half() { yield Buffer.alloc(100_000); console.log('half'); await new Promise((r) => setInterval(r, 2 ** 30)) }
    await diskBlobs(${JSON.stringify(privateFolder())}).putStream(${JSON.stringify(key)}, { size: 200_000, body: half() })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((half) => child.stdout.once('data', half))
  const ended = new Promise((end) => child.once('exit', end))
  child.kill('SIGKILL')
  await ended
}

/** Sweeps as if so much time had gone by. */
async function sweepAfter(ms: number): Promise<void> {
  server().setNow(new Date(Date.now() + ms))
  await runJob(server(), 'sweep-files')
  server().setNow(new Date())
}

async function recordingOf(userId: number, key: string): Promise<number> {
  const row = { userId, title: '食飯', key, size: BYTES.length, createdAt: new Date() }
  const [made] = await server().services.db.insert(keptRecordings).values(row).returning()
  return made?.id ?? 0
}

test('what a kill left while a file was stored is gone a day later, and not before', async () => {
  const { privateBlobs } = server().services
  const [kept, half] = [newKey(), newKey()]
  await privateBlobs.put(kept, BYTES)
  const own = await user(server())
  await recordingOf(own.id, kept)
  await killedWhileStoring(half)
  expect(await privateBlobs.has(half)).toBe(false)
  expect(filesIn(privateFolder()).filter((name) => name.startsWith(`${half}.`))).toHaveLength(1)
  await sweepAfter(DAY_MS - 60_000)
  expect(filesIn(privateFolder())).toHaveLength(2)
  await sweepAfter(DAY_MS + 60_000)
  expect(filesIn(privateFolder())).toEqual([kept])
})

test('a file that no row names is gone a day later: its process ended before the row was written, or after it was deleted', async () => {
  const { privateBlobs } = server().services
  const unnamed = newKey()
  await privateBlobs.put(unnamed, BYTES)
  await sweepAfter(DAY_MS - 60_000)
  expect(await privateBlobs.has(unnamed)).toBe(true)
  await sweepAfter(DAY_MS + 60_000)
  expect(await privateBlobs.has(unnamed)).toBe(false)
})

test('a row whose file never came is gone a day later: of a recording, and of a picture to a report', async () => {
  const { db, privateBlobs } = server().services
  const own = await user(server())
  const [whole, empty] = [newKey(), newKey()]
  await privateBlobs.put(whole, BYTES)
  const ids = [await recordingOf(own.id, whole), await recordingOf(own.id, empty)]
  const [report] = await db
    .insert(feedback)
    .values({
      code: 'S-1',
      email: 'a@b.example',
      url: '/',
      content: '圖不見了',
      category: 5,
      createdAt: new Date(),
    })
    .returning()
  const picture = { feedbackId: report?.id ?? 0, no: 1, key: newKey(), mediaType: 'image/png' }
  await db.insert(feedbackScreenshots).values(picture)
  const left = async () =>
    (await db.select({ id: keptRecordings.id }).from(keptRecordings).where(eq(keptRecordings.userId, own.id)))
      .map(({ id }) => id)
      .sort()
  await sweepAfter(DAY_MS - 60_000)
  expect(await left()).toEqual(ids)
  expect(await db.$count(feedbackScreenshots)).toBe(1)
  await sweepAfter(DAY_MS + 60_000)
  expect(await left()).toEqual(ids.slice(0, 1))
  expect(await db.$count(feedbackScreenshots)).toBe(0)
  expect(await privateBlobs.has(whole)).toBe(true)
})

test('files with an address stay, whoever names them', async () => {
  const { blobs } = server().services
  const key = `${randomBytes(32).toString('hex')}.png`
  await blobs.put(key, BYTES)
  await sweepAfter(DAY_MS + 60_000)
  expect(await blobs.has(key)).toBe(true)
})
