import { eq, sql } from 'drizzle-orm'
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack, readPackFiles } from '../../content/read.ts'
import { tinyLesson, tinyManifest, tinyPack, withUids } from '../../content/testing/tiny-pack.ts'
import { lessons, modules, moduleVersions, packs } from '../../db/tables/content.ts'
import { packImports } from '../../db/tables/lesson-pack.ts'
import { openQueue } from '../../jobs/kit/queue.ts'
import { session, user } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let admin: Record<string, string> = {}

beforeEach(async () => {
  const { db } = server().services
  await db.delete(packImports)
  await db.delete(modules)
  await db.delete(lessons)
  await db.delete(packs)
  admin = await session(server(), await user(server(), { roles: ['admin'] }))
})

const zip = (files: Zippable) => Buffer.from(zipSync(files))

/** A pack's folder as a ZIP; `within` a folder of its own. */
async function zipped(folder: string, within = ''): Promise<Buffer> {
  const files = await readPackFiles(folder)
  return zip(Object.fromEntries([...files].map(([path, bytes]) => [within + path, new Uint8Array(bytes)])))
}

async function check(bytes: Buffer, headers = admin) {
  const form = await formOf({ pack_file: new File([new Uint8Array(bytes)], '一課.zip') })
  const url = '/api/admin/lesson/pack'
  return server().app.inject({ method: 'POST', url, ...form, headers: { ...headers, ...form.headers } })
}

const preview = async (bytes: Buffer) => (await check(bytes)).json().data

const post = (path: string, payload: object = {}, headers = admin) =>
  server().app.inject({ method: 'POST', url: `/api/admin/lesson/pack/${path}`, headers, payload })

const progress = async (id: number) =>
  (await server().app.inject({ url: `/api/admin/lesson/pack/${id}`, headers: admin })).json().data

/** Three lessons of one pack. */
const three = (change: object = {}) =>
  tinyPack({
    'pack.json': { ...tinyManifest, lessons: ['lessons/a.json', 'lessons/b.json', 'lessons/c.json'] },
    'lessons/b.json': withUids({ ...tinyLesson, no: 2 }, 'second'),
    'lessons/c.json': withUids({ ...tinyLesson, no: 3 }, 'third'),
    ...change,
  })

const ALL = ['lessons/a.json', 'lessons/b.json', 'lessons/c.json']

describe('a pack that comes as a ZIP', () => {
  test('is looked at first: what is new, the same and changed; nothing of it is written', async () => {
    const { services } = server()
    await importPack(services, await readPack(await tinyPack()))
    const lesson = structuredClone(withUids(tinyLesson))
    Object.assign(lesson.title, { chinese: '祖父' })
    const { id, title, lessons: found } = await preview(await zipped(await three()))
    expect(title).toBe('小教材')
    expect(
      found.map(({ path, state, modules: count }: Record<string, unknown>) => [path, state, count]),
    ).toEqual([
      ['lessons/a.json', 'same', 2],
      ['lessons/b.json', 'new', 2],
      ['lessons/c.json', 'new', 2],
    ])
    expect(id).toEqual(expect.any(Number))
    expect(await services.db.$count(lessons)).toBe(1)
    const other = await preview(await zipped(await three({ 'lessons/a.json': lesson })))
    expect(other.lessons[0]).toMatchObject({ state: 'changed', made: 0, changed: 0 })
  })

  test('the lessons that are chosen come as drafts, the others do not', async () => {
    const { id } = await preview(await zipped(await three(), 'my-pack/'))
    expect((await post(`${id}`, { lessons: ['lessons/b.json'] })).json().data).toMatchObject({
      state: 'waiting',
      total: 1,
    })
    await runJob(server(), 'import-pack', { id })
    expect(await progress(id)).toMatchObject({
      state: 'done',
      lessons: [{ path: 'lessons/b.json', success: true, output: ['2 個模組・草稿'] }],
    })
    const { db } = server().services
    expect(await db.select({ no: lessons.no, state: lessons.state }).from(lessons)).toEqual([
      { no: 2, state: 'draft' },
    ])
  })

  test('it stops between two lessons, and goes on where it was, also after it was killed', async () => {
    const { db } = server().services
    const { id } = await preview(await zipped(await three()))
    await post(`${id}`, { lessons: ALL })
    // Killed in the middle: one lesson is there, with its line.
    const stopping = new AbortController()
    await db.execute(sql`create function kill() returns trigger language plpgsql as $$
      begin if new.no = 2 then raise exception 'killed'; end if; return new; end $$`)
    await db.execute(sql`create trigger kill before insert on lessons for each row execute function kill()`)
    await expect(runJob(server(), 'import-pack', { id }, stopping.signal)).rejects.toThrow()
    await db.execute(sql`drop trigger kill on lessons`)
    expect(await progress(id)).toMatchObject({ state: 'failed', lessons: [{ path: 'lessons/a.json' }] })
    expect(await db.$count(lessons)).toBe(1)
    // Stopped: the job finds nothing to do.
    expect((await post(`${id}/stop`)).json().data).toMatchObject({ state: 'stopped' })
    await runJob(server(), 'import-pack', { id })
    expect(await db.$count(lessons)).toBe(1)
    // Goes on: the first is not done again.
    expect((await post(`${id}`)).json().data).toMatchObject({ state: 'waiting' })
    await runJob(server(), 'import-pack', { id })
    const { state, lessons: done } = await progress(id)
    expect([state, done.map(({ path }: { path: string }) => path)]).toEqual(['done', ALL])
    expect(await db.$count(moduleVersions)).toBe(6)
    // Twice is once.
    await runJob(server(), 'import-pack', { id })
    expect(await db.$count(lessons)).toBe(3)
  })

  test('one that fails is told with its reason, the others come, and it may be tried again', async () => {
    const { services } = server()
    const { id } = await preview(await zipped(await three()))
    const other = withUids({ ...tinyLesson, no: 2 }, 'elsewhere')
    const folder = await tinyPack({ 'pack.json': { ...tinyManifest, id: 'other' }, 'lessons/a.json': other })
    await importPack(services, await readPack(folder))
    await post(`${id}`, { lessons: ALL })
    await runJob(server(), 'import-pack', { id })
    expect((await progress(id)).lessons).toMatchObject([
      { success: true },
      { success: false, id: expect.any(Number), output: ['本站的這一課是另一份教材，沒有一個模組相同'] },
      { success: true },
    ])
    await services.db.delete(modules).where(eq(modules.uid, 'elsewhere-1'))
    await services.db.delete(modules)
    await services.db.delete(lessons)
    await post(`${id}`)
    await runJob(server(), 'import-pack', { id })
    expect((await progress(id)).lessons).toHaveLength(3)
    expect((await progress(id)).lessons.every(({ success }: { success: boolean }) => success)).toBe(true)
  })

  test('one that nobody does any more has failed, and is gone on with', async () => {
    const { db, pool } = server().services
    server().services.queue = openQueue(pool)
    const { id } = await preview(await zipped(await three()))
    await post(`${id}`, { lessons: ALL })
    expect(await progress(id)).toMatchObject({ state: 'waiting' })
    // Its processes were killed, and it was tried often enough.
    await db.execute(sql`delete from jobs.job where name = 'import-pack'`)
    expect(await progress(id)).toMatchObject({ state: 'failed' })
    expect((await post(`${id}`)).json().data).toMatchObject({ state: 'waiting' })
    await runJob(server(), 'import-pack', { id })
    expect(await progress(id)).toMatchObject({ state: 'done' })
  })

  test('is its bringer’s own: another administrator hears that there is none', async () => {
    const { id } = await preview(await zipped(await tinyPack()))
    const other = await session(server(), await user(server(), { roles: ['admin'] }))
    expect((await post(`${id}`, { lessons: ['lessons/a.json'] }, other)).statusCode).toBe(404)
    expect((await post(`${id}/stop`, {}, other)).statusCode).toBe(404)
  })

  test('is forgotten two days later, with its file', async () => {
    const { services } = server()
    const { id } = await preview(await zipped(await tinyPack()))
    const [row] = await services.db.select().from(packImports).where(eq(packImports.id, id))
    expect(await services.privateBlobs.has(row?.key ?? '')).toBe(true)
    server().setNow(new Date(Date.now() + 2 * 24 * 3_600_000 + 1000))
    await runJob(server(), 'forget-packs')
    server().setNow(new Date())
    expect(await services.db.$count(packImports)).toBe(0)
    expect(await services.privateBlobs.has(row?.key ?? '')).toBe(false)
  })
})

/** A file that says of itself that it comes to so many bytes. */
function bomb(bytes: number): Buffer {
  const own = zip({ 'pack.json': new Uint8Array(1024) })
  own.writeUInt32LE(bytes, own.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
  return own
}

/** A ZIP that says of itself that it has so many files. */
function crowded(count: number): Buffer {
  const own = zip({ 'pack.json': new Uint8Array(10) })
  own.writeUInt16LE(count, own.length - 14)
  own.writeUInt16LE(count, own.length - 12)
  return own
}

describe('a ZIP that is no such pack takes nothing in', () => {
  const reasonOf = async (bytes: Buffer): Promise<string> => {
    const { id, problem_count, problems } = await preview(bytes)
    expect(id).toBeNull()
    expect(problem_count).toBeGreaterThan(0)
    expect(await server().services.db.$count(packImports)).toBe(0)
    return JSON.stringify(problems)
  }

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['is none', async () => Buffer.from('no ZIP at all'), /這不是 ZIP 檔/],
    ['has no pack in it', async () => zip({ 'a.txt': strToU8('x') }), /沒有 pack.json/],
    [
      'has more beside its folder',
      async () => zip({ 'p/pack.json': strToU8('{}'), 'else.txt': strToU8('x') }),
      /外面還有別的檔案/,
    ],
    [
      'leads out of its folder',
      async () => zip({ 'pack.json': strToU8('{}'), '../a': strToU8('x') }),
      /資料夾外面/,
    ],
    [
      'has a script in it',
      async () => zipped(await tinyPack({ 'audio/run.js': 'alert(1)' })),
      /沒有任何教材用到這個檔案.*不接受這種檔案（js/,
    ],
    [
      'has a script in a text',
      async () => {
        const lesson = structuredClone(withUids(tinyLesson))
        const [, second] = lesson.activities[1]?.modules ?? []
        if (second) Object.assign(second, { content: { content: '<p>好</p><script>alert(1)</script>' } })
        return zipped(await tinyPack({ 'lessons/a.json': lesson }))
      },
      /不允許的標籤/,
    ],
    [
      'has a sound that is none',
      async () => zipped(await tinyPack({ 'audio/a.mp3': '<html>' })),
      /內容不是 mp3 檔/,
    ],
    [
      'names what it does not have',
      async () => zipped(await tinyPack({ 'audio/a.mp3': undefined })),
      /沒有這個檔案/,
    ],
    ['is a bomb', async () => bomb(401 * 1024 * 1024), /太大，最多 400 MB/],
    ['has more than 20,000 files', async () => crowded(20_001), /檔案太多/],
  ])('one that %s', async (_, make, reason) => {
    expect(await reasonOf(await make())).toMatch(reason)
  })
})

describe('what is wrong with a pack is told in the words of its editor', () => {
  const NAME = '一年級上學期第一課 阿公・四縣腔'
  const told = async (at: number, change: object) => {
    const lesson = structuredClone(withUids(tinyLesson))
    Object.assign(lesson.activities[1]?.modules[at] ?? {}, change)
    const { problems } = await preview(await zipped(await tinyPack({ 'lessons/a.json': lesson })))
    return problems.map((own: Record<string, string>) => `${own.lesson} ${own.place}：${own.reason}`)
  }

  test('a field of a module', async () => {
    const audio = { url: 'audio/a.mp3', synthetic: true }
    const words = [{ text: { hakka: '', pinyin: '', chinese: 5, audio } }]
    const found = await told(0, { content: { words } })
    const word = `${NAME} 活動 A 第 1 個模組「語詞」・第 1 個語詞`
    expect(found).toEqual([`${word}・客語：未填寫`, `${word}・華語：這裡的內容格式不對，請重新填寫`])
  })

  test('a type that nobody knows, and a name that is missing', async () => {
    expect(await told(1, { type: 'mystery' })).toEqual([
      `${NAME} 活動 A 第 2 個模組「說明」・模組類型：未定義的模組 mystery`,
    ])
    expect(await told(1, { name: '' })).toEqual([`${NAME} 活動 A 第 2 個模組・名稱：此欄位必填`])
  })

  test('a file that is broken, by its line; what it names is not called superfluous', async () => {
    const { problems } = await preview(
      await zipped(await tinyPack({ 'lessons/a.json': '{\n  "title" "阿公"\n}' })),
    )
    expect(problems).toEqual([
      {
        file: 'lessons/a.json',
        lesson: '',
        place: '',
        reason: '不是正確的 JSON：第 2 行附近寫錯了，可能少了或多了逗號、引號或括號',
      },
    ])
  })
})

describe('lessons that leave', () => {
  const exported = async (query = '') => {
    const url = `/api/admin/lesson/pack/export${query}`
    return server().app.inject({ url, headers: admin })
  }

  test('are a pack that another site takes in and gives away again, byte for byte', async () => {
    const { services } = server()
    // Two files of the same bytes, which a site keeps under two names.
    const bytes = (await readPackFiles(await tinyPack())).get('audio/a.mp3')
    const third = JSON.parse(JSON.stringify(withUids({ ...tinyLesson, no: 3 }, 'third')))
    third.activities[1].modules[0].content.words[0].text.audio.url = 'audio/b.mp3'
    const folder = await three({ 'lessons/c.json': third, 'audio/b.mp3': bytes })
    await importPack(services, await readPack(folder))
    const first = (await exported()).rawPayload
    const states = (await preview(first)).lessons.map(({ state }: { state: string }) => state)
    expect(states).toEqual(['same', 'same', 'same'])
    await services.db.delete(modules)
    await services.db.delete(lessons)
    const { id, lessons: found } = await preview(first)
    expect(found.map(({ state }: { state: string }) => state)).toEqual(['new', 'new', 'new'])
    await post(`${id}`, { lessons: found.map(({ path }: { path: string }) => path) })
    await runJob(server(), 'import-pack', { id })
    // As an editor would who publishes them as they are.
    const drafts = await services.db.select().from(modules)
    for (const [at, { id: moduleId }] of drafts.entries()) {
      await services.db.execute(sql`update modules set published_version_id =
        (select id from module_versions where module_id = ${moduleId}), no = ${(at % 2) + 1} where id = ${moduleId}`)
    }
    await services.db.update(moduleVersions).set({ publishedAt: new Date() })
    await services.db.update(lessons).set({ state: 'published' })
    const second = unzipSync((await exported()).rawPayload)
    const { 'pack.json': __, ...others } = unzipSync(first)
    const { 'pack.json': ___, ...again } = second
    expect(again).toEqual(others)
  })

  test('one alone, a level or a dialect; where there is nothing it says so', async () => {
    const { services } = server()
    const hailu = {
      ...tinyLesson,
      dialect_id: 2,
      step_no: 3,
      title: { hakka: '阿公', pinyin: 'a53 gung53', chinese: '爺爺' },
      activities: {
        1: { modules: tinyLesson.activities[1].modules.slice(1).map((own) => ({ ...own, no: 1 })) },
      },
    }
    await importPack(services, await readPack(await three({ 'lessons/c.json': withUids(hailu, 'third') })))
    const paths = async (query: string) =>
      Object.keys(unzipSync((await exported(query)).rawPayload)).filter((path) => path.startsWith('lessons/'))
    expect(await paths('?level_no=2')).toEqual(['lessons/s3-1-t1-n1-d2.json'])
    expect(await paths('?dialect_id=1')).toHaveLength(2)
    const [row] = await services.db.select().from(lessons).where(eq(lessons.no, 2))
    expect(await paths(`?lesson_id=${row?.id}`)).toEqual(['lessons/s1-1-t1-n2-d1.json'])
    const none = await exported('?level_no=5')
    expect([none.statusCode, none.json().message]).toEqual([404, '沒有已發布的課可以匯出'])
  })
})
