import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gameFaces } from '../../content/game-faces.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { faces, files } from '../../db/tables/content.ts'
import { ROOT } from '../../kernel/root.ts'
import { session, user } from '../../testing/builders.ts'
import { event, gameSet, member, voiceSet } from '../../testing/events.ts'
import { formOf } from '../../testing/form.ts'
import { testServer } from '../../testing/server.ts'
import { secondSheetOf } from '../../testing/workbook.ts'

const server = testServer()
const HEAD = ['題號', '客語', '拼音', '華語', '聲音', '合成語音']
let manager: Record<string, string> = {}
let words: string[][] = []

const tsv = (rows: readonly (readonly string[])[], head = HEAD) =>
  [head, ...rows].map((row) => row.join('\t')).join('\r\n')

async function bring(table: string | Buffer, fields: Record<string, string> = {}) {
  const file = new File([typeof table === 'string' ? table : new Uint8Array(table)], 'set.tsv')
  const form = await formOf({ game_id: '4', dialect_id: '1', ...fields, items_file: file })
  const url = '/api/admin/game_set/import'
  const answer = await server().app.inject({
    method: 'POST',
    url,
    ...form,
    headers: { ...manager, ...form.headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}

const write = (table: string | Buffer, fields: Record<string, string> = {}) =>
  bring(table, { ...fields, write: '1' })

async function ask(url: string) {
  const answer = await server().app.inject({ url, headers: manager })
  return { status: answer.statusCode, body: answer.json() }
}

const shown = async (query: string) => (await ask(`/api/admin/game_set?${query}`)).body.data

beforeAll(async () => {
  manager = await session(server(), await user(server(), { name: '林管理', roles: ['event_manager'] }))
  const text = await readFile(join(ROOT, 'packages/games/src/windows/sample.json'), 'utf8')
  const {
    quests,
  }: { quests: { no: number; question_text: { text: string; pinyin: string }; chinese_text: string }[] } =
    JSON.parse(text)
  words = quests.map((own) => [
    String(own.no),
    own.question_text.text,
    own.question_text.pinyin,
    own.chinese_text,
    '',
    '',
  ])
})

test('a table is checked, then written, and is played; it comes out as it went in', async () => {
  const checked = await bring(tsv(words))
  expect(checked.body.data).toMatchObject({ id: 0, fault_count: 0, made: words.length, written: false })
  expect(await shown('game_id=4&dialect_id=1')).toMatchObject({ set: null, rows: [] })

  expect((await write(tsv(words))).body.data).toMatchObject({ written: true })
  expect(await shown('game_id=4&dialect_id=1')).toMatchObject({
    set: { rows: words.length, is_own: false },
    columns: HEAD,
    rows: words,
  })
  const { player } = await member(server())
  const dealt = await player.call('GET', '/api/event/game?id=4&d=1')
  expect(dealt.status).toBe(200)
  for (const format of ['tsv', 'xlsx']) {
    const url = `/api/admin/game_set/table?game_id=4&dialect_id=1&format=${format}`
    const { rawPayload } = await server().app.inject({ url, headers: manager })
    expect((await bring(rawPayload)).body.data).toMatchObject({
      fault_count: 0,
      made: 0,
      changed: 0,
      unchanged: words.length,
      removed: 0,
    })
  }
  const rows = await server().services.db.select().from(auditRows)
  expect(rows).toMatchObject([{ action: 'game_set.import', subject: '窗戶拆一拆（四縣腔）' }])
})

test('the table is the whole set: what it changes, adds and leaves out is told before', async () => {
  await write(tsv(words))
  const [first = [], , ...others] = words
  const changed = [first.with(3, '換個說法'), ...others, ['999', '食茶', 'siid5 ca11', '喝茶', '', '']]
  const { version } = (await shown('game_id=4&dialect_id=1')).set
  const { body } = await bring(tsv(changed), { version: String(version) })
  expect(body.data).toMatchObject({ id: version, made: 1, changed: 1, removed: 1, unchanged: others.length })
})

test('the sheet of a workbook that was read is named where it is not the first', async () => {
  const { body } = await bring(secondSheetOf('第二單元', [HEAD, ...words]))
  expect(body.data.tables).toMatchObject([{ total: words.length, sheet: '第二單元' }])
  expect((await bring(secondSheetOf('第二單元', [HEAD.slice(1), ...words]))).body.data).toMatchObject({
    tables: [{ sheet: '第二單元' }],
  })
  expect((await bring(tsv(words))).body.data.tables[0]).not.toHaveProperty('sheet')
})

test('whoever saw an older set is told, and nothing is written', async () => {
  await write(tsv(words))
  const { version } = (await shown('game_id=4&dialect_id=1')).set
  const [first = [], ...others] = words
  await write(tsv([first.with(3, '第一位'), ...others]), { version: String(version) })
  const late = await write(tsv([first.with(3, '第二位'), ...others]), { version: String(version) })
  expect(late.status).toBe(409)
  expect((await shown('game_id=4&dialect_id=1')).rows[0][3]).toBe('第一位')
})

test.each([
  ['a reading that is not of its word', 2, 'siid5', '拼音'],
  ['a word that is missing', 1, '', '客語'],
  ['a number that is none', 0, '一', '題號'],
  ['a number that stands twice', 0, '2', '題號'],
  ['a sound that the site does not have', 4, '/files/none.mp3', '聲音'],
])('%s is told by its cell, and nothing is written', async (_, column, text, title) => {
  await write(tsv(words))
  const before = await shown('game_id=4&dialect_id=1')
  const [first = [], ...others] = words
  const { status, body } = await write(tsv([first.with(column, text), ...others]))
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id: null, written: false })
  expect(body.data.faults.length).toBeGreaterThan(0)
  for (const { message } of body.data.faults) expect(message).not.toMatch(/[a-z]{4} [a-z]/)
  if (title !== '題號') expect(body.data.faults[0]).toMatchObject({ line: 2, column: title })
  expect(await shown('game_id=4&dialect_id=1')).toEqual(before)
})

test('a file that is no table, or lacks a column, is refused in a sentence', async () => {
  expect((await bring(Buffer.from([0, 1, 2]))).body.data.faults).toMatchObject([
    { line: 0, message: '請上傳 TSV（UTF-8）或 XLSX 檔' },
  ])
  const { body } = await bring(
    tsv(
      words.map((row) => row.slice(1)),
      HEAD.slice(1),
    ),
  )
  expect(body.data.faults).toMatchObject([{ message: '少了「題號」這一欄' }])
  const form = await formOf({ game_id: '9', dialect_id: '1', items_file: new File(['x'], 'x.tsv') })
  const url = '/api/admin/game_set/import'
  const bad = await server().app.inject({
    method: 'POST',
    url,
    ...form,
    headers: { ...manager, ...form.headers },
  })
  expect(bad.statusCode).toBe(422)
})

test('an event plays with a set of its own, and with the shared one again when it is removed', async () => {
  await voiceSet(server())
  const { db } = server().services
  const { rows, columns } = await shown('game_id=1&dialect_id=1')
  // The sample's pictures and sounds are paths of its pack: as the site has them.
  await db.insert(files).values([
    { key: 'a.webp', mediaType: 'image/webp', size: 1 },
    { key: 'a.mp3', mediaType: 'audio/mpeg', size: 1 },
  ])
  const [image, sound] = [columns.indexOf('圖片'), columns.indexOf('聲音')]
  const own = rows.map((row: string[]) =>
    row.with(image, '/files/a.webp').with(sound, row[sound] ? '/files/a.mp3' : ''),
  )
  const { id } = await event(server(), { title: '自己出題' })
  const which = { game_id: '1', dialect_id: '1', event_id: String(id) }
  // Cards of ten questions.
  const brought = await write(tsv(own.slice(0, 40), columns), which)
  expect(brought.body.data.faults).toEqual([])
  expect(brought.body.data).toMatchObject({ written: true, made: 40 })
  expect(await shown(`game_id=1&dialect_id=1&event_id=${id}`)).toMatchObject({
    event: { id, title: '自己出題' },
    set: { rows: 40, is_own: true },
  })
  expect((await shown('game_id=1&dialect_id=1')).rows).toEqual(rows)
  const { player } = await member(server())
  const pictures = async () => JSON.stringify((await player.deal(id)).content)
  expect(await pictures()).toContain('/files/a.webp')
  const list = (await ask(`/api/admin/game_sets?event_id=${id}`)).body.data
  expect(list).toMatchObject({ games: [{ id: 1, sets: [{ dialect_id: 1, is_own: true }] }] })
  // Its game's sets are its own, no other game's.
  expect((await ask(`/api/admin/game_set?game_id=4&dialect_id=1&event_id=${id}`)).status).toBe(404)

  const remove = (event_id: number) =>
    server().app.inject({
      method: 'POST',
      url: '/api/admin/game_set/remove',
      headers: manager,
      payload: { game_id: 1, dialect_id: 1, event_id },
    })
  expect((await remove(id)).statusCode).toBe(200)
  expect(await pictures()).not.toContain('/files/a.webp')
  expect((await remove(id)).statusCode).toBe(404)
})

async function post(url: string, payload: object) {
  const answer = await server().app.inject({ method: 'POST', url, headers: manager, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const WHICH = { game_id: 4, dialect_id: 1 }
const question = (payload: object) => post('/api/admin/game_set/question', { ...WHICH, ...payload })
const cellsOf = ([no = '', text = '', pinyin = '', chinese = '']: readonly string[]) => ({
  ...{ no, text, pinyin, chinese },
  ...{ audio: '', synthetic: '' },
})
const TEA = ['9998', '食茶', 'siid5 ca11', '喝茶']

describe('one question of a set', () => {
  beforeEach(() => write(tsv(words)))

  test('is changed, added and taken away; the others stay, and each is a version and a line of the audit list', async () => {
    const { version } = await shown('game_id=4&dialect_id=1')
    const [first = [], second = [], ...others] = words
    const changed = { ...cellsOf(second), chinese: '換個說法' }
    expect((await question({ version, no: Number(second[0]), rows: [changed] })).status).toBe(200)
    expect((await question({ no: 0, rows: [cellsOf(TEA)] })).status).toBe(200)
    expect((await question({ no: Number(first[0]), rows: [] })).status).toBe(200)
    const after = await shown('game_id=4&dialect_id=1')
    expect(after.version).toBe(version + 3)
    expect(after.rows).toEqual([second.with(3, '換個說法'), ...others, [...TEA, '', '']])
    const kept = await ask('/api/admin/game_set/revisions?game_id=4&dialect_id=1')
    expect(kept.body.data[0]).toMatchObject({ version: version + 3, by: '林管理' })
    const rows = await server().services.db.select().from(auditRows)
    expect(rows.filter(({ action }) => action === 'game_set.question').length).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['a reading that is not of its word', { pinyin: 'siid5' }, 'rows.0.pinyin'],
    ['no translation', { chinese: '' }, 'rows.0.chinese'],
    ['a sound that the site does not have', { audio: '/files/none.mp3' }, 'rows.0.audio'],
    ['a number that stands twice', { no: '1' }, 'rows.0.no'],
  ])('%s is told at its field, and nothing is written', async (_, cells, field) => {
    const before = await shown('game_id=4&dialect_id=1')
    const { status, body } = await question({ no: 0, rows: [{ ...cellsOf(TEA), ...cells }] })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toContain(field)
    expect(await shown('game_id=4&dialect_id=1')).toEqual(before)
  })

  test('whoever saw an older set is told; of games that hang together there is only the table', async () => {
    const { version } = await shown('game_id=4&dialect_id=1')
    await question({ version, no: 0, rows: [cellsOf(TEA)] })
    expect((await question({ version, no: 0, rows: [cellsOf(TEA.with(0, '9997'))] })).status).toBe(409)
    expect((await question({ no: 4711, rows: [cellsOf(TEA)] })).status).toBe(404)
    const chef = await question({ game_id: 3, no: 0, rows: [cellsOf(TEA)] })
    expect(chef.body.errors.game_id).toEqual(['這個遊戲的題庫請用表格改'])
    expect((await question({ no: 0, rows: Array.from({ length: 5 }, () => cellsOf(TEA)) })).status).toBe(422)
  })

  test('has the longest word that a window takes, and no longer one', async () => {
    const many = (times: number) => ({
      ...cellsOf(TEA),
      text: '食茶'.repeat(times),
      pinyin: Array.from({ length: times }, () => 'siid5 ca11').join(' '),
      chinese: '喝'.repeat(300),
    })
    expect((await question({ no: 0, rows: [many(20)] })).status).toBe(200)
    const { rows } = await shown('game_id=4&dialect_id=1')
    expect(rows.at(-1)[1]).toBe('食茶'.repeat(20))
    const longer = await question({ no: Number(TEA[0]), rows: [many(21)] })
    expect(Object.keys(longer.body.errors)).toEqual(['rows.0.text'])
  })

  test('a card of game 1 is a row of four, of which one is the answer', async () => {
    await gameSet(server(), 1, { dialectId: 3 })
    const data = await shown('game_id=1&dialect_id=3')
    const four: string[][] = data.rows.slice(0, 4)
    const named = four.map((cells) =>
      Object.fromEntries(data.column_ids.map((id: string, at: number) => [id, cells[at] ?? ''])),
    )
    const none = named.map((cells) => ({ ...cells, answer: '' }))
    const send = (rows: object[]) => question({ game_id: 1, dialect_id: 3, no: Number(four[0]?.[0]), rows })
    expect((await send(none)).status).toBe(422)
    expect((await send(named.slice(0, 3))).status).toBe(422)
  })
})

test('a set goes back to each of its versions, also one that an event has put away', async () => {
  await write(tsv(words))
  const { version } = await shown('game_id=4&dialect_id=1')
  const [first = [], ...others] = words
  await write(tsv([first.with(3, '改壞了'), ...others]))
  const url = '/api/admin/game_set/revert'
  const was = await ask(`/api/admin/game_set/revision?game_id=4&dialect_id=1&version=${version}`)
  expect(was.body.data.content.rows).toEqual(words)
  expect((await post(url, { ...WHICH, revision: version, version })).status).toBe(409)
  expect((await post(url, { ...WHICH, revision: version, version: version + 1 })).status).toBe(200)
  expect((await shown('game_id=4&dialect_id=1')).rows).toEqual(words)
  expect((await post(url, { ...WHICH, revision: 9999 })).status).toBe(404)

  const { id } = await event(server(), { gameId: 4 })
  const own = `game_id=4&dialect_id=1&event_id=${id}`
  await write(tsv([first.with(3, '活動自己的'), ...others]), { event_id: String(id), version: '0' })
  expect(await shown(own)).toMatchObject({ version: 1, set: { is_own: true } })
  await post('/api/admin/game_set/remove', { ...WHICH, event_id: id })
  expect(await shown(own)).toMatchObject({ version: 2, set: { is_own: false } })
  expect((await post('/api/admin/game_set/remove', { ...WHICH, event_id: id })).status).toBe(404)
  expect((await post(url, { ...WHICH, event_id: id, revision: 1, version: 2 })).status).toBe(200)
  expect((await shown(own)).rows[0][3]).toBe('活動自己的')
})

test('a copied event takes its own sets along', async () => {
  await write(tsv(words))
  const { id } = await event(server(), { gameId: 4 })
  const [first = [], ...others] = words
  await write(tsv([first.with(3, '活動自己的'), ...others]), { event_id: String(id) })
  const fields = {
    ...{ title: '下學期的拆窗', description: '再來一次', event_game_id: 4, is_published: 0 },
    ...{ begin_at: '2027-03-01T08:00', end_at: '2027-03-31T08:00', copy_of: id },
  }
  const { body } = await post('/api/event/store', fields)
  const copy = await shown(`game_id=4&dialect_id=1&event_id=${body.data.id}`)
  expect(copy).toMatchObject({ version: 1, set: { is_own: true } })
  expect(copy.rows[0][3]).toBe('活動自己的')
  // Of another game there is nothing to take along.
  const other = await post('/api/event/store', { ...fields, event_game_id: 1 })
  const sets = await ask(`/api/admin/game_sets?event_id=${other.body.data.id}`)
  expect(sets.body.data.games[0].sets.some((own: { is_own: boolean }) => own.is_own)).toBe(false)
})

test('a cell that is mended in the preview is sent beside the file, and is what is written', async () => {
  const [first = [], ...others] = words
  const wrong = tsv([first.with(2, ''), ...others])
  const which = { dialect_id: '2' }
  const told = (await bring(wrong, which)).body.data
  const [fault] = told.faults
  expect(fault).toMatchObject({ line: 2, column: HEAD[2] })
  const mended = [{ file: 'items_file', line: fault.line, column: fault.column, text: first[2] }]
  const looked = await bring(wrong, { ...which, edits: JSON.stringify(mended) })
  expect(looked.body.data).toMatchObject({ fault_count: 0, made: words.length, written: false })
  expect((await write(wrong, which)).body.data).toMatchObject({ written: false })
  const written = await write(wrong, { ...which, edits: JSON.stringify(mended) })
  expect(written.body.data).toMatchObject({ written: true })
  expect((await shown('game_id=4&dialect_id=2')).rows).toEqual(words)
})

test('what is written is in the face that its game is set in: in an event’s own set too, and once it is replaced', async () => {
  const { db } = server().services
  const characters = async () =>
    (await db.select().from(faces).where(eq(faces.name, 'game 4 1'))).map((face) => face.characters).join('')
  const own = await event(server(), { gameId: 4 })
  const foot = words.with(0, ['1', '豬腳', 'zu24 giog2', '豬腳', '', ''])
  const which = { event_id: String(own.id) }
  await write(tsv(words))
  expect(await characters()).toContain(words[0]?.[1]?.at(0))
  expect(await characters()).not.toContain('腳')
  expect((await write(tsv(foot), which)).body.data).toMatchObject({ written: true })
  expect(await characters()).toContain('腳')
  expect((await write(tsv(words), which)).body.data).toMatchObject({ written: true })
  expect(await characters()).toContain('腳')
})

test('a face has what stands in headings, which is no Hakka', async () => {
  await gameSet(server(), 5)
  const [face] = await server().services.db.transaction((transaction) =>
    gameFaces(transaction, [{ gameId: 5, dialectId: 1 }]),
  )
  expect([...(face?.texts ?? [])]).toEqual(expect.arrayContaining(['狀元', '擂茶怎麼做？照順序放']))
})
