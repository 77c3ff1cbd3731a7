import { type Game, games } from '@hakka/games/server'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gameResults, playSteps, steppedPlays } from '../../db/tables/event.ts'
import { event, gameSet, member, type Player, visitingPlayer } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'
import { playShape } from './play.ts'
import { courseOf } from './stepped.ts'
import { honestAct } from './testing/honest.ts'

const server = testServer()
let now = new Date('2026-11-25T04:00:00Z').getTime()

const wait = (ms: number) => {
  now += ms
  server().setNow(new Date(now))
}

beforeAll(async () => {
  wait(0)
  for (const gameId of [1, 2, 3, 4, 5]) await gameSet(server(), gameId)
  await gameSet(server(), 1, { dialectId: 2 })
})
beforeEach(() => wait(1000))

const START = '/api/event/play/start'
const STEP = '/api/event/play/step'
const GAMES = [1, 2, 3, 4, 5]

const gameOf = (id: number): Game => {
  const game = games.get(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

const stepped = (gameId: number, options: Parameters<typeof event>[1] = {}) =>
  event(server(), { gameId, rankRequires: 'V2', endAt: new Date(now + 5 * 3_600_000), ...options })

/** Somebody who has signed up for an event of a game. */
async function signedUp(gameId: number, options: Parameters<typeof event>[1] = {}) {
  const { id } = await stepped(gameId, options)
  const { player, id: userId } = await member(server())
  await player.call('POST', '/api/event/register', { event_id: id })
  return { id, player, userId, game: gameOf(gameId) }
}

async function start(player: Player, id: number, dialectId = 1) {
  const { status, body } = await player.call('POST', START, { event_id: id, dialect_id: dialectId })
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}

/** What only the server knows of the play that is open in an event. */
async function secretOf(id: number) {
  const [row] = await server().services.db.select().from(steppedPlays).where(eq(steppedPlays.eventId, id))
  const course = row && (await courseOf(server().services.db, playShape.parse(row.play)))
  if (!course) throw new Error('nothing is open')
  return course
}

const step = (player: Player, token: string, seq: number, act: unknown) =>
  player.call('POST', STEP, { token, seq, act: Object(act) })

const result = (player: Player, id: number, token: string, claim = {}) =>
  player.call('POST', '/api/event/result', {
    ...{ event_id: id, dialect_id: 1, score: 0, used_time: 1, quiz_data: {}, token, ...claim },
  })

/** Plays on, rightly, until all is done or so many steps are made. */
async function play(player: Player, id: number, token: string, most = 500) {
  let seq = (await secretOf(id)).steps.length
  const answers: unknown[] = []
  for (let made = 0; made < most; made += 1) {
    const course = await secretOf(id)
    const honest = honestAct(course, now - course.play.iat)
    if (!honest) break
    now = course.play.iat + honest.at
    wait(0)
    seq += 1
    const { status, body } = await step(player, token, seq, honest.act)
    expect(status, JSON.stringify(body)).toBe(200)
    answers.push(body)
  }
  return { seq, answers }
}

describe('a play that is asked step by step', () => {
  it.for(GAMES)(
    'of game %i is whole at its end, with the server’s score and time',
    { timeout: 60_000 },
    async (gameId) => {
      const { id, player } = await signedUp(gameId)
      const { token, n, seq } = await start(player, id)
      expect({ n: n > 0, seq }).toEqual({ n: true, seq: 0 })
      await play(player, id, token)
      if (gameId === 3) wait(200_000)
      const claim = { score: 999_999, used_time: 1234, quiz_data: { forged: true } }
      const { status, body } = await result(player, id, token, claim)
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body).toMatchObject({ ranked: true, reason: null })
      expect(body.score).toBeGreaterThan(0)
      expect(body.score).toBeLessThan(999_999)
      expect(body.used_time).toBeGreaterThan(3000)
      const [row] = await server()
        .services.db.select()
        .from(gameResults)
        .where(eq(gameResults.uuid, body.uuid))
      expect(row).toMatchObject({ claimedScore: 999_999, claimedTime: 1234, isFinal: true })
      expect(JSON.stringify(row?.quizData)).not.toContain('forged')
      // Once more, with other claims too: the same result, and nothing is open any more.
      expect((await result(player, id, token)).body).toEqual(body)
      expect(
        await server().services.db.select().from(steppedPlays).where(eq(steppedPlays.eventId, id)),
      ).toEqual([])
      expect((await step(player, token, 1, {})).status).toBe(404)
      const page = await player.call('GET', `/api/event/result?uuid=${body.uuid}`)
      expect(page.body.data.content).not.toBeNull()
    },
  )

  it.for(GAMES)('of game %i tells neither seed nor answer nor what is asked later', async (gameId) => {
    const { id, player, game } = await signedUp(gameId)
    const { token, game: shown } = await start(player, id)
    const { play: own, content, deal } = await secretOf(id)
    const text = JSON.stringify([token, shown])
    expect(text).not.toContain(own.seed)
    const told = game.steps.known(content, deal, game.steps.fresh)
    expect(shown.content).toEqual(JSON.parse(JSON.stringify(told.content)))
    if (gameId === 1) {
      expect(shown.content.questions).toHaveLength(1)
      expect(shown.content.questions[0].answer).toBe(-1)
      expect(
        shown.content.questions[0].options.every((one: { shown: { text: string } }) => one.shown.text === ''),
      ).toBe(true)
    }
    if (gameId === 2) {
      const [asked] = shown.content.questions
      expect(asked).toMatchObject({ answer: '', pinyin: '' })
      expect(asked.pieces).toEqual([...asked.pieces].sort())
    }
    if (gameId === 3)
      expect(shown.deal.orders.map(({ items }: { items: unknown[] }) => items.length > 0)).toEqual([
        true,
        false,
        false,
        false,
      ])
    if (gameId === 4) {
      expect(shown.content.quests).toEqual([])
      expect(new Set(shown.deal.levels.flat().map(({ quest }: { quest: number }) => quest))).toEqual(
        new Set([-1]),
      )
    }
    if (gameId === 5) {
      expect(text).not.toMatch(/"answer":\[\d/)
      expect(shown.content.groups.flatMap((own: { questions: unknown[] }) => own.questions)).toHaveLength(1)
      expect(shown.content.groups.every(({ hint }: { hint: string }) => hint === '')).toBe(true)
    }
  })

  it('answers a step that comes again as it did before, whatever it says, and refuses one that is ahead', async () => {
    const { id, player } = await signedUp(1)
    const { token } = await start(player, id)
    const { answers } = await play(player, id, token, 3)
    for (const seq of [3, 1, 2]) {
      const wrong = { no: 1, selected: 0 }
      expect((await step(player, token, seq, wrong)).body).toEqual(answers[seq - 1])
    }
    const ahead = await step(player, token, 9, { no: 1, selected: 0 })
    expect(ahead).toMatchObject({ status: 409, body: { message: '前面還有沒送到的步驟，請先送第 4 步' } })
    expect((await secretOf(id)).steps).toHaveLength(3)
  })

  it('takes one of ten copies of a step that come at once', async () => {
    const { id, player } = await signedUp(1)
    const { token } = await start(player, id)
    wait(4000)
    const course = await secretOf(id)
    const act = honestAct(course, now - course.play.iat)?.act
    const answers = await Promise.all(Array.from({ length: 10 }, () => step(player, token, 1, act)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await secretOf(id)).steps).toHaveLength(1)
  })

  it.for([1, 2, 5])('of game %i goes on after a reload, with the clock running', async (gameId) => {
    const { id, player } = await signedUp(gameId)
    const first = await start(player, id)
    const { answers } = await play(player, id, first.token, 2)
    expect(answers).toHaveLength(2)
    wait(60_000)
    const again = await start(player, id)
    expect(again).toMatchObject({ seq: 2, n: first.n })
    expect(again.elapsed).toBeGreaterThan(60_000)
    // The page that was open before can't go on.
    expect(await step(player, first.token, 3, {})).toMatchObject({
      status: 409,
      body: { message: '這一局已經在另一個分頁或另一台裝置上接著玩了' },
    })
    await play(player, id, again.token)
    const saved = await result(player, id, again.token)
    expect(saved.body).toMatchObject({ ranked: true })
    expect(saved.body.used_time).toBeGreaterThan(60_000)
  })

  it.for([3, 4])('of game %i is given up by a reload', async (gameId) => {
    const { id, player } = await signedUp(gameId)
    const first = await start(player, id)
    await play(player, id, first.token, 1)
    const again = await start(player, id)
    expect(again.seq).toBe(0)
    expect((await step(player, first.token, 2, {})).status).toBe(404)
    expect((await result(player, id, first.token)).body).toMatchObject({
      ranked: false,
      reason: 'superseded',
    })
  })

  it('that was done, and whose result was never sent, is kept before another begins', async () => {
    const { id, player } = await signedUp(1)
    const { token } = await start(player, id)
    await play(player, id, token)
    expect((await start(player, id)).seq).toBe(0)
    const rank = await player.call('GET', `/api/event/rank?event_id=${id}`)
    expect(rank.body).toMatchObject({ my_best_data: { score: 100 }, total_play_times: 1 })
    expect((await result(player, id, token)).body).toMatchObject({ score: 100, ranked: true })
  })

  it('is nobody else’s, and over with its token', async () => {
    const { id, player } = await signedUp(1)
    const { token } = await start(player, id)
    const { player: thief } = await member(server())
    const visitor = await visitingPlayer(server())
    for (const other of [thief, visitor]) {
      expect((await step(other, token, 1, { no: 1, selected: 0 })).status).toBe(404)
    }
    expect((await result(thief, id, token)).body).toMatchObject({ ranked: false, reason: 'no_play' })
    for (const forged of ['', 'A'.repeat(300)]) expect((await step(player, forged, 1, {})).status).toBe(404)
    wait(2 * 3_600_000)
    expect((await step(player, token, 1, { no: 1, selected: 0 })).status).toBe(404)
    expect((await start(player, id)).seq).toBe(0)
  })

  it('that began in time may be played to its end after the event; none begins then', async () => {
    const { id, player } = await signedUp(1, { endAt: new Date(now + 10_000) })
    const { token } = await start(player, id)
    wait(20_000)
    await play(player, id, token)
    expect((await result(player, id, token)).body).toMatchObject({ ranked: true, score: 100 })
    const late = await player.call('POST', START, { event_id: id, dialect_id: 1 })
    expect(late).toMatchObject({ status: 403, body: { message: '活動已經結束了' } })
  })

  it('of a visitor is whole too, and waits for its login', async () => {
    const { id } = await stepped(1)
    const visitor = await visitingPlayer(server())
    const { token } = await start(visitor, id)
    await play(visitor, id, token)
    expect((await result(visitor, id, token)).body).toMatchObject({ reason: 'visitor', score: 100 })
  })

  it('that takes longer than its event allows is not ranked', async () => {
    const { id, player } = await signedUp(1, { timeLimit: 1 })
    const { token } = await start(player, id)
    wait(61_000)
    await play(player, id, token)
    expect((await result(player, id, token)).body).toMatchObject({ ranked: false, reason: 'too_late' })
  })

  it.for<[string, Record<string, unknown>, number]>([
    ['an event that is not of this kind', { event_id: 0, dialect_id: 1 }, 422],
    ['no event', { event_id: 999_999, dialect_id: 1 }, 404],
    ['a dialect without questions', { dialect_id: 6 }, 404],
    ['no dialect', { dialect_id: 9 }, 422],
  ])('does not begin with %s', async ([, body, status]) => {
    const { id, player } = await signedUp(1)
    const usual = await event(server())
    const eventId = body.event_id === 0 ? usual.id : (body.event_id ?? id)
    expect((await player.call('POST', START, { ...body, event_id: eventId })).status).toBe(status)
  })

  it.for<[number, unknown]>([
    [1, {}],
    [1, { no: 'a', selected: 7 }],
    [
      2,
      {
        no: 1,
        placed: [
          [0, 1],
          [0, 2],
        ],
      },
    ],
    [3, { moves: [] }],
    [3, { moves: [['serve', 0, 10]] }],
    [3, { moves: Array.from({ length: 2500 }, () => ['add', 9999, 180_000]) }],
    [4, { level: 2, window: 0 }],
    [4, { level: 1, window: 19 }],
    [5, { no: 1, given: [0], hint: true }],
    [5, { no: 99_999, given: [11, 11] }],
  ])('of game %i refuses a step that can’t be, and goes on: %j', async ([gameId, act]) => {
    const { id, player } = await signedUp(gameId)
    const { token } = await start(player, id)
    wait(8000)
    expect(await step(player, token, 1, act)).toMatchObject({
      status: 422,
      body: { message: '這一步現在不能做' },
    })
    expect((await secretOf(id)).steps).toEqual([])
    await play(player, id, token, 1)
    expect((await secretOf(id)).steps).toHaveLength(1)
  })
})

describe('nobody gets ahead of the steps', () => {
  it('answers are not told of a play that goes on, though a result of it was asked for', async () => {
    const { id, player } = await signedUp(4)
    const { token } = await start(player, id)
    await play(player, id, token, 1)
    const { body: saved } = await result(player, id, token)
    expect(saved).toMatchObject({ ranked: false, reason: 'unfinished' })
    const page = await player.call('GET', `/api/event/result?uuid=${saved.uuid}`)
    expect(page.body.data).toMatchObject({ content: null, deal: null, verdict: null })
    await play(player, id, token)
    const update = await player.call('POST', '/api/event/result/update', {
      ...{ event_id: id, dialect_id: 1, score: 0, used_time: 1, quiz_data: {}, token, uuid: saved.uuid },
    })
    expect(update.body).toMatchObject({ uuid: saved.uuid, ranked: true })
  })

  it('a play dealt whole is kept in such an event and not ranked', async () => {
    const { id, player } = await signedUp(1)
    const body = player.result(id, await player.deal(id))
    wait(body.used_time)
    expect((await player.send(body)).body).toMatchObject({ score: 100, ranked: false, reason: 'unverified' })
  })

  it('the event’s own questions go out step by step alone', async () => {
    const { id, player } = await signedUp(1)
    await gameSet(server(), 1, { dialectId: 3, eventId: id })
    for (const url of [`/api/event/game?id=1&d=3&event_id=${id}`, '/api/event/game?id=1&d=3']) {
      expect((await player.call('GET', url)).status).toBe(404)
    }
    expect((await start(player, id, 3)).n).toBe(10)
  })

  it.for([1, 2, 3, 4])(
    'by forged, doubled and disordered steps: seed %i',
    { timeout: 60_000 },
    async (seed) => {
      const gameId = [1, 2, 4, 5][seed - 1] ?? 1
      const { id, player } = await signedUp(gameId)
      const { token } = await start(player, id)
      let drawn = seed * 7919
      const below = (n: number) => {
        drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648
        return Math.floor(drawn / 65_536) % n
      }
      const answers = new Map<number, unknown>()
      for (let tries = 0; tries < 60; tries += 1) {
        const course = await secretOf(id)
        const honest = honestAct(course, now - course.play.iat)
        if (!honest) break
        const made = course.steps.length
        const kind = below(4)
        if (kind === 0) {
          now = course.play.iat + honest.at
          wait(0)
        } else wait(below(1500))
        const act =
          kind < 2
            ? honest.act
            : { ...Object(honest.act), no: below(20), selected: below(4), window: below(20) }
        const seq = kind === 3 ? 1 + below(made + 3) : made + 1
        const { status, body } = await step(player, token, seq, act)
        expect([200, 409, 422]).toContain(status)
        if (status !== 200) continue
        if (answers.has(seq)) expect(body).toEqual(answers.get(seq))
        expect(seq).toBeLessThanOrEqual(made + 1)
        answers.set(seq, body)
      }
      const { content, deal, state, steps } = await secretOf(id)
      const game = gameOf(gameId)
      const { ok, score } = game.replay(content, deal, game.steps.log(state, now))
      expect(ok).toBe(true)
      expect(steps).toHaveLength(answers.size)
      const { body: saved } = await result(player, id, token, { score: 1_000_000 })
      expect(saved.score).toBe(score)
      const kept = await server().services.db.select().from(playSteps)
      expect(kept.every(({ at }) => at >= 0)).toBe(true)
    },
  )
})
