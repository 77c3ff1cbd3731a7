import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { events, gameResults } from '../../db/tables/event.ts'
import { schools } from '../../db/tables/place.ts'
import { event, member, type Player, visitingPlayer, voiceSet } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const START = new Date('2026-11-25T04:00:00Z')
let now = START.getTime()

const wait = (ms: number) => {
  now += ms
  server().setNow(new Date(now))
}

beforeAll(async () => {
  server().setNow(START)
  await voiceSet(server())
  await voiceSet(server(), 2)
})
beforeEach(() => wait(1000))

const signUp = (player: Player, id: number) => player.call('POST', '/api/event/register', { event_id: id })

/** Plays on the server's clock, with the right time. */
async function play(player: Player, id: number, how: { wrong?: number; pause?: number } = {}) {
  const body = player.result(id, await player.deal(id), how)
  wait(body.used_time + 400)
  return player.send(body)
}

const stored = async (uuid: string) => {
  const [row] = await server().services.db.select().from(gameResults).where(eq(gameResults.uuid, uuid))
  return row
}

describe('a play', () => {
  it('is scored by the rules and timed by the browser within what the server has seen', async () => {
    const { id } = await event(server())
    const { player } = await member(server(), { name: '王小明' })
    expect((await signUp(player, id)).body).toEqual({ data: { registration_status: 1 } })
    const dealt = await player.deal(id)
    expect(dealt.deal).toHaveLength(10)
    const body = { ...player.result(id, dealt, { wrong: 3 }), score: 100 }
    wait(body.used_time + 400)
    const { status, body: saved } = await player.send(body)
    expect(status).toBe(200)
    expect(saved).toMatchObject({ score: 70, used_time: body.used_time, ranked: true, reason: null })
    expect(await stored(saved.uuid)).toMatchObject({ claimedScore: 100, flagged: false, isFinal: true })

    const rank = await player.call('GET', `/api/event/rank?event_id=${id}&uuid=${saved.uuid}`)
    expect(rank.body).toMatchObject({
      ranking_bars_data: [{ rank: 1, name: '王小明', score: 70, is_me: true }],
      my_best_data: { rank: 1, dialect_name: '四縣腔' },
      now_score_data: { rank: 1, score: 70 },
      total_player_num: 1,
      total_play_times: 1,
    })
    const stranger = await visitingPlayer(server())
    const page = await stranger.call('GET', `/api/event/result?uuid=${saved.uuid}`)
    expect(page.body.data).toMatchObject({ user_name: '王○明', score: 70, is_mine: false, ranked: true })
    expect(page.body.data.verdict.answers).toHaveLength(10)
  })

  it('has one result: sent again, at once too, it answers the same', async () => {
    const { id } = await event(server())
    const { player } = await member(server())
    await signUp(player, id)
    const body = player.result(id, await player.deal(id))
    wait(body.used_time)
    const answers = await Promise.all([
      player.send(body),
      player.send(body),
      player.send({ ...body, score: 1 }),
    ])
    const changed = await player.send(player.result(id, await player.deal(id), { wrong: 9 }))
    expect(changed.body.uuid).not.toBe(answers[0]?.body.uuid)
    expect(new Set(answers.map((own) => own.body.uuid)).size).toBe(1)
    const rank = await player.call('GET', `/api/event/rank?event_id=${id}`)
    expect(rank.body).toMatchObject({ total_play_times: 1, my_best_data: { score: 100 } })
  })

  it('whose time is claimed shorter than it was has the server’s', async () => {
    const { id } = await event(server())
    const { player } = await member(server())
    await signUp(player, id)
    const body = player.result(id, await player.deal(id), { pause: 1500 })
    wait(60_000)
    const { body: saved } = await player.send({ ...body, used_time: 25_000 })
    expect(saved).toMatchObject({ used_time: 60_000, ranked: true })
  })

  it('quicker than the verdicts is kept and not ranked; a quick one is ranked and flagged', async () => {
    const { id } = await event(server())
    const { player } = await member(server())
    await signUp(player, id)
    const body = player.result(id, await player.deal(id))
    wait(5000)
    const quiz_data = Object.fromEntries(
      Object.entries(body.quiz_data).map(([key, own]) => [key, { ...Object(own), at: undefined }]),
    )
    const fast = await player.send({ ...body, quiz_data, used_time: 5000 })
    expect(fast.body).toMatchObject({ ranked: false, reason: 'too_fast' })
    const quick = await play(player, id, { pause: 350 })
    expect(quick.body).toMatchObject({ ranked: true })
    expect(await stored(quick.body.uuid)).toMatchObject({ flagged: true })
  })
})

describe('nobody stands in a ranking who did not play', () => {
  it.for([
    ['no token', () => ({ token: undefined })],
    ['a token that was made up', () => ({ token: 'A'.repeat(200) })],
    ['another dialect than was dealt', () => ({ dialect_id: 2 })],
  ] as const)('%s', async ([, change]) => {
    const { id } = await event(server())
    const { player } = await member(server())
    await signUp(player, id)
    const body = player.result(id, await player.deal(id))
    wait(body.used_time)
    player.jar.keep({ headers: { 'set-cookie': 'hakka_play=' } })
    const { body: saved } = await player.send({ ...body, ...change() })
    expect(saved).toMatchObject({ score: 0, ranked: false, reason: 'no_play' })
    const other = await visitingPlayer(server())
    expect((await other.call('GET', `/api/event/result?uuid=${saved.uuid}`)).status).toBe(404)
    expect((await player.call('GET', `/api/event/result?uuid=${saved.uuid}`)).status).toBe(200)
  })

  it('with somebody else’s token, another event’s, or one that is over', async () => {
    const { id } = await event(server(), { endAt: new Date(now + 5 * 3_600_000) })
    const other = await event(server(), { endAt: new Date(now + 5 * 3_600_000) })
    const { player } = await member(server())
    const { player: thief } = await member(server())
    for (const own of [id, other.id]) await signUp(player, own)
    await signUp(thief, id)
    const body = player.result(id, await player.deal(id))
    wait(body.used_time)
    expect((await thief.send(body)).body).toMatchObject({ reason: 'no_play', score: 0 })
    expect((await player.send({ ...body, event_id: other.id })).body).toMatchObject({ reason: 'no_play' })
    // What others tried with it leaves the play its owner's.
    expect((await player.send(body)).body).toMatchObject({ ranked: true, score: 100 })
    const late = player.result(id, await player.deal(id))
    wait(2 * 3_600_000)
    expect((await player.send(late)).body).toMatchObject({ reason: 'no_play', score: 0 })
  })

  it('with questions that were not dealt, or no questions at all', async () => {
    const { id } = await event(server())
    const { player } = await member(server())
    await signUp(player, id)
    const dealt = await player.deal(id)
    const body = player.result(id, dealt)
    wait(body.used_time)
    const [first, second] = Object.values(body.quiz_data)
    const swapped = { ...body.quiz_data, 1: second, 2: first }
    expect((await player.send({ ...body, quiz_data: swapped })).body).toMatchObject({
      score: 0,
      ranked: false,
      reason: 'impossible',
    })
    const broken = await player.send({ ...body, quiz_data: { 1: { selected: 9 } } })
    expect(broken.status).toBe(422)
    expect(broken.body.errors.quiz_data).toEqual(['作答紀錄的格式不正確'])
  })

  it('on two devices at once: the play that was opened last is the one', async () => {
    const { id } = await event(server())
    const { player } = await member(server())
    await signUp(player, id)
    const first = player.result(id, await player.deal(id))
    const second = player.result(id, await player.deal(id), { wrong: 5 })
    wait(first.used_time)
    expect((await player.send(first)).body).toMatchObject({ ranked: false, reason: 'superseded' })
    expect((await player.send(second)).body).toMatchObject({ ranked: true, score: 50 })
  })

  it('before it begins and after its end; deleted it is not there', async () => {
    const hour = 3_600_000
    const { player } = await member(server())
    const coming = await event(server(), { beginAt: new Date(now + hour), endAt: new Date(now + 2 * hour) })
    const ended = await event(server(), { beginAt: new Date(now - 2 * hour), endAt: new Date(now - hour) })
    const deal = (id: number) => player.call('GET', `/api/event/game?id=1&d=1&event_id=${id}`)
    expect(await deal(coming.id)).toMatchObject({ status: 403, body: { message: '活動還沒有開始' } })
    expect(await deal(ended.id)).toMatchObject({ status: 403, body: { message: '活動已經結束了' } })
    expect((await signUp(player, ended.id)).body.message).toBe('活動已經結束，不能報名')
    await server()
      .services.db.update(events)
      .set({ deletedAt: new Date(now) })
      .where(eq(events.id, coming.id))
    expect((await deal(coming.id)).status).toBe(404)
    const gone = await player.call('GET', `/api/event?id=${coming.id}`)
    expect(gone.body.data.deleted_at).not.toBeNull()
  })

  it('unfinished it may be written on; finished it stays as it is', async () => {
    const { id } = await event(server())
    const { player } = await member(server())
    await signUp(player, id)
    const body = player.result(id, await player.deal(id), { wrong: 1 })
    const half = Object.fromEntries(Object.entries(body.quiz_data).slice(0, 5))
    wait(body.used_time)
    const { body: open } = await player.send({ ...body, quiz_data: half })
    expect(open).toMatchObject({ ranked: false, reason: 'unfinished', score: 40 })
    const update = (more: Record<string, unknown>) =>
      player.call('POST', '/api/event/result/update', { ...body, uuid: open.uuid, ...more })
    const less = Object.fromEntries(Object.entries(body.quiz_data).slice(0, 2))
    expect((await update({ quiz_data: less })).status).toBe(409)
    expect((await update({})).body).toMatchObject({ uuid: open.uuid, score: 90, ranked: true })
    expect((await update({})).status).toBe(200)
    expect((await update({ score: 100 })).status).toBe(409)
    const { player: other } = await member(server())
    const foreign = await other.call('POST', '/api/event/result/update', { ...body, uuid: open.uuid })
    expect(foreign.status).toBe(404)
  })
})

describe('a visitor', () => {
  it('plays, has a page and a rank that would be his, and may claim it for a day', async () => {
    const { id } = await event(server(), { endAt: new Date(now + 72 * 3_600_000) })
    const guest = await visitingPlayer(server())
    const { body: saved } = await play(guest, id)
    expect(saved).toMatchObject({ score: 100, ranked: false, reason: 'visitor' })
    const page = await guest.call('GET', `/api/event/result?uuid=${saved.uuid}`)
    expect(page.body.data).toMatchObject({ user_name: '訪客', is_mine: true, claimable: true })
    const rank = await guest.call('GET', `/api/event/rank?event_id=${id}&uuid=${saved.uuid}`)
    expect(rank.body).toMatchObject({ ranking_bars_data: [], now_score_data: { rank: 1, score: 100 } })

    const { player } = await member(server(), { name: '林小梅' })
    await signUp(player, id)
    const claim = (who: Player, uuid: string) => who.call('POST', '/api/event/result/claim', { uuid })
    expect((await claim(player, saved.uuid)).status).toBe(404)
    const onThisBrowser = (who: Player) => {
      const [own = ''] = guest.jar.header.split('; ').filter((pair) => pair.startsWith('hakka_claim='))
      who.jar.keep({ headers: { 'set-cookie': own } })
    }
    onThisBrowser(player)
    expect((await claim(player, saved.uuid)).body).toMatchObject({ uuid: saved.uuid, ranked: true })
    expect((await claim(player, saved.uuid)).status).toBe(404)
    const after = await player.call('GET', `/api/event/rank?event_id=${id}`)
    expect(after.body.ranking_bars_data).toMatchObject([{ name: '林小梅', score: 100 }])

    const { body: later } = await play(guest, id)
    wait(25 * 3_600_000)
    const { player: late } = await member(server())
    onThisBrowser(late)
    expect((await claim(late, later.uuid)).status).toBe(404)
  })
})

describe('signing up', () => {
  it('counts what was played before, and takes it out again', async () => {
    const { id } = await event(server())
    const { player } = await member(server())
    const { body: saved } = await play(player, id)
    expect(saved).toMatchObject({ ranked: false, reason: 'not_registered' })
    const players = async () =>
      (await player.call('GET', `/api/event/rank?event_id=${id}`)).body.total_player_num
    expect(await players()).toBe(0)
    await signUp(player, id)
    expect(await players()).toBe(1)
    await player.call('DELETE', `/api/event/register?event_id=${id}`)
    expect(await players()).toBe(0)
    await Promise.all([signUp(player, id), signUp(player, id)])
    expect(await players()).toBe(1)
  })

  it('asks for an e-mail where there are prizes, and for whom the event is', async () => {
    const { db } = server().services
    const [school] = await db
      .insert(schools)
      .values({ code: 'test-school', name: '桐花國小', cityId: 7 })
      .returning()
    const prizes = await event(server(), { needsEmail: true })
    const rows = [{ schoolCode: 'test-school', stageNo: 1, gradeNo: 3 }]
    const own = await event(server(), { title: '桐花國小客語週', rows })
    const { player, id } = await member(server())
    expect((await signUp(player, prizes.id)).body.message).toContain('電子郵件')
    expect(await signUp(player, own.id)).toMatchObject({ status: 422 })
    await db.update(users).set({ schoolId: school?.id, gradeNo: 3 }).where(eq(users.id, id))
    expect((await signUp(player, own.id)).body).toEqual({ data: { registration_status: 1 } })

    const { body } = await player.call('GET', '/api/event/menu')
    const card = body.data.schoolActivities.find((each: { id: number }) => each.id === own.id)
    expect(card).toMatchObject({ registered: true, ended: false, targets: ['桐花國小 3 年級'], stage_no: 1 })
    expect(body.data.account).toBe(1)
  })

  it('may wait for approval, and then nothing is ranked yet', async () => {
    const { id } = await event(server(), { needsApproval: true })
    const { player } = await member(server())
    expect((await signUp(player, id)).body.data.registration_status).toBe(0)
    expect((await play(player, id)).body).toMatchObject({ ranked: false, reason: 'not_registered' })
  })
})

it('practice has neither token nor ranking', async () => {
  const { id } = await event(server(), { isPractice: true })
  const guest = await visitingPlayer(server())
  expect((await guest.deal(id)).play).toBeNull()
  const { body } = await guest.call('GET', '/api/event/game?id=1&d=1')
  expect(body.data.game.questions[0]).toHaveProperty('image_4')
  const none = await guest.call('GET', '/api/event/game?id=1&d=5')
  expect(none).toMatchObject({ status: 404, body: { message: '目前沒有題目資料' } })
})
