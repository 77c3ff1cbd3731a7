import { playersNeeded } from '@hakka/contract/constants/competition'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { visitor } from '../../testing/builders.ts'
import { person, stay } from '../../testing/classes.ts'
import { competition, type KeptPlay, plays, pupils } from '../../testing/competitions.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const rankingOf = async (id: number, headers?: Record<string, string>) => {
  const answer = await server().app.inject({
    url: `/api/event/competition/ranking?id=${id}`,
    headers: headers ?? (await visitor(server())),
  })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json()
}

const average = (of: readonly number[], by = of.length) => of.reduce((sum, own) => sum + own, 0) / by
const tenth = (score: number) => Math.round(score * 10) / 10

/** The rules once more, from all plays, as one would count them on paper. */
function naive(made: readonly KeptPlay[], size: number, condition: number) {
  const players = [...new Set(made.map(({ userId }) => userId))]
  const bests = players
    .map((userId) => {
      const own = made.filter((play) => play.userId === userId)
      const score = Math.max(...own.map((play) => play.score))
      return {
        score,
        usedTime: Math.min(...own.filter((play) => play.score === score).map((play) => play.usedTime)),
      }
    })
    .toSorted((a, b) => b.score - a.score || a.usedTime - b.usedTime)
  const counted = bests.slice(0, condition === 1 ? bests.length : condition === 2 ? 1 : 3)
  const isNone = bests.length === 0 || (condition === 1 && bests.length < playersNeeded(size))
  const by = condition === 3 ? Math.min(3, size) : counted.length
  const scores = counted.map(({ score }) => score)
  return {
    score: isNone ? null : average(scores, by),
    time: isNone ? null : average(counted.map(({ usedTime }) => usedTime)),
    player_num: players.length,
    play_times: made.length,
  }
}

/** How far apart averages may lie to be the same, written as they are with a rounded last place. */
const EQUAL = 1e-9

function naiveLeader(home: ReturnType<typeof naive>, away: ReturnType<typeof naive>) {
  if (home.score === null || away.score === null) {
    if (home.score !== null) return 'home'
    return away.score === null ? null : 'away'
  }
  if (Math.abs(home.score - away.score) > EQUAL) return home.score > away.score ? 'home' : 'away'
  if (Math.abs((home.time ?? 0) - (away.time ?? 0)) < EQUAL) return 'draw'
  return (home.time ?? 0) < (away.time ?? 0) ? 'home' : 'away'
}

async function compare(condition: number, sizes: Record<'home' | 'away', number>, teams: Plays) {
  const own = await competition(server(), { conditionId: condition })
  const made: KeptPlay[] = []
  for (const team of ['home', 'away'] as const) {
    const members = await pupils(server(), { classId: own[team].id, count: sizes[team] })
    for (const [who, score, usedTime] of teams[team])
      made.push({ userId: members[who % members.length] ?? 0, team, score, usedTime })
  }
  await plays(server(), own.eventId, made)
  const found = await rankingOf(own.id)
  const expected = { home: naive([], 1, 1), away: naive([], 1, 1) }
  for (const team of ['home', 'away'] as const) {
    const counted = naive(
      made.filter((play) => play.team === team),
      sizes[team],
      condition,
    )
    expected[team] = counted
    expect(found[team]).toMatchObject({
      score: counted.score === null ? null : tenth(counted.score),
      player_num: counted.player_num,
      play_times: counted.play_times,
      student_num: sizes[team],
    })
  }
  expect(found.leader).toBe(naiveLeader(expected.home, expected.away))
}

type Plays = Record<'home' | 'away', [who: number, score: number, usedTime: number][]>

describe('the ranking of a competition', () => {
  // Few scores and times, so that many are equal.
  const team = fc.array(
    fc.tuple(
      fc.nat(11),
      fc.integer({ min: 0, max: 10 }).map((tens) => tens * 10),
      fc.constantFrom(5000, 6000, 7000),
    ),
    { maxLength: 14 },
  )
  const size = fc.integer({ min: 1, max: 12 })

  test('is what one counts by hand from all plays, by each condition', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(1, 2, 3),
        fc.record({ home: size, away: size }),
        fc.record({ home: team, away: team }),
        compare,
      ),
      { numRuns: 24 },
    )
  })

  test.each([1, 2, 3])(
    'by condition %i stays right with two classes of 60 and 20 plays of each',
    { timeout: 60_000 },
    async (condition) => {
      const of = (seed: number) =>
        Array.from({ length: 1200 }, (_, no): [number, number, number] => [
          no % 60,
          ((no * 37 + seed) % 11) * 10,
          5000 + ((no * 7919 + seed) % 90_000),
        ])
      await compare(condition, { home: 60, away: 60 }, { home: of(1), away: of(5) })
    },
  )

  test.each([
    ['of 30 percent exactly counts', 3, 80],
    ['of less than 30 percent is none', 2, null],
  ])('an average %s', async (_, players, score) => {
    const own = await competition(server())
    const home = await pupils(server(), { classId: own.home.id, count: 10 })
    await plays(
      server(),
      own.eventId,
      home.slice(0, players).map((userId) => ({ userId, team: 'home' as const, score: 80, usedTime: 9000 })),
    )
    const found = await rankingOf(own.id)
    expect(found.home).toMatchObject({ score, player_num: players, needed: 3 })
    expect(found.leader).toBe(score === null ? null : 'home')
  })
})

describe('who reads the ranking', () => {
  async function played() {
    const own = await competition(server())
    const [homeId = 0] = await pupils(server(), { classId: own.home.id, count: 1, name: '羅小晨' })
    const [awayId = 0] = await pupils(server(), { classId: own.away.id, count: 1, name: '彭小瑜' })
    await plays(server(), own.eventId, [
      { userId: homeId, team: 'home', score: 90, usedTime: 9000 },
      { userId: awayId, team: 'away', score: 80, usedTime: 8000 },
    ])
    return own
  }
  const namesOf = ({ home, away }: Record<'home' | 'away', { top: { name: string }[] }>) =>
    [home, away].map(({ top }) => top.map(({ name }) => name))

  test('as a visitor, or of another class, is told what the teams have and nothing of who plays', async () => {
    const own = await played()
    const stranger = await person(server())
    for (const headers of [undefined, stranger.headers]) {
      const found = await rankingOf(own.id, headers)
      expect(namesOf(found)).toEqual([[], []])
      expect(found.home.score).toBe(90)
      expect(JSON.stringify(found)).not.toMatch(/羅|彭小/)
    }
    const rank = await stranger.ask(`GET /api/event/rank?event_id=${own.eventId}`)
    expect(rank.body).toMatchObject({ ranking_bars_data: [], total_player_num: 2 })
    const boards = await stranger.ask(`GET /api/event/boards?event_id=${own.eventId}`)
    expect(boards.body.data).toMatchObject({ played: [], improved: [] })
  })

  test('as a pupil of one of them reads masked names, but the own', async () => {
    const own = await played()
    const pupil = await person(server(), { name: '林詩涵' })
    await stay(server(), { classId: own.home.id, userId: pupil.id })
    await plays(server(), own.eventId, [{ userId: pupil.id, team: 'home', score: 100, usedTime: 7000 }])
    const found = await rankingOf(own.id, pupil.headers)
    expect(namesOf(found)).toEqual([['林詩涵', '羅○晨'], ['彭○瑜']])
    expect(found.my_best_data).toMatchObject({ rank: 1, score: 100, is_me: true })
  })

  test('as a teacher reads the names of the own class alone, and that is noted', async () => {
    const own = await played()
    expect(namesOf(await rankingOf(own.id, own.homeTeacher.headers))).toEqual([['羅小晨'], ['彭○瑜']])
    const rows = await server()
      .services.db.select()
      .from(auditRows)
      .where(eq(auditRows.userId, own.homeTeacher.id))
    expect(rows).toMatchObject([{ action: 'class.competition', subjectId: String(own.home.id) }])
  })

  test('who has left reads it as everybody does', async () => {
    const own = await played()
    const pupil = await person(server(), { name: '林詩涵' })
    const before = new Date(server().services.now().getTime() - 3_600_000)
    await stay(
      server(),
      { classId: own.home.id, userId: pupil.id },
      { joinedAt: before, leftAt: new Date(before.getTime() + 1000) },
    )
    expect(namesOf(await rankingOf(own.id, pupil.headers))).toEqual([[], []])
  })

  test('of a competition that nobody has accepted, only its teachers find it', async () => {
    const own = await competition(server(), { agreeStatus: 0 })
    const stranger = await person(server())
    for (const url of ['/api/event/competition', '/api/event/competition/ranking']) {
      expect((await stranger.ask(`GET ${url}?id=${own.id}`)).status).toBe(404)
      expect((await own.awayTeacher.ask(`GET ${url}?id=${own.id}`)).status).toBe(200)
    }
    expect((await stranger.ask(`GET /api/event?id=${own.eventId}`)).status).toBe(404)
  })
})
