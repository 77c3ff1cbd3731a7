import { expect, test } from 'vitest'
import { stay } from '../../testing/classes.ts'
import { competition } from '../../testing/competitions.ts'
import { member, type Player, voiceSet } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let now = Date.parse('2026-11-25T04:00:00Z')
const wait = (ms: number) => {
  now += ms
  server().setNow(new Date(now))
}

const TEAM = 25
/** As long as a child takes over a question. */
const QUESTION_MS = 4300

interface Play {
  player: Player
  team: number
  token: string
  count: number
  /** The number of the question that is asked. */
  no: number
}

async function begun(player: Player, eventId: number, team: number): Promise<Play> {
  const { body } = await player.call('POST', '/api/event/play/start', { event_id: eventId, dialect_id: 1 })
  const { token, n: count, game } = body.data
  return { player, team, token, count, no: game.deal[0].no }
}

/** Answers a question as somebody does who knows some of them. */
async function step(play: Play, seq: number, selected: number): Promise<void> {
  const { player, token, no } = play
  const answer = await player.call('POST', '/api/event/play/step', { token, seq, act: { no, selected } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  play.no = answer.body.next?.no ?? no
}

test('fifty pupils of both classes end their plays at once, and send them twice: each counts once, for the own team', {
  timeout: 60_000,
}, async () => {
  wait(0)
  await voiceSet(server())
  const { id, eventId, home, away } = await competition(server(), { conditionId: 1 })
  const all: Play[] = []
  for (const [team, { id: classId }] of [home, away].entries())
    for (let no = 0; no < TEAM; no++) {
      const { id: userId, player } = await member(server(), { isStudent: true })
      await stay(server(), { classId, userId })
      all.push(await begun(player, eventId, team))
    }
  for (let seq = 1; seq <= (all[0]?.count ?? 0); seq++) {
    wait(QUESTION_MS + ((seq * 7) % 5) * 300)
    await Promise.all(all.map((play, at) => step(play, seq, (at + seq) % 4)))
  }
  wait(400)
  const sent = ({ player, token }: Play) =>
    player.send({ event_id: eventId, dialect_id: 1, score: 0, used_time: 1, quiz_data: {}, token })
  const answers = await Promise.all(all.flatMap((play) => [sent(play), sent(play)]))
  expect(answers.map(({ body }) => ({ ranked: body.ranked, reason: body.reason }))).toEqual(
    answers.map(() => ({ ranked: true, reason: null })),
  )
  expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(all.length)
  const ranking = (await all[0]?.player.call('GET', `/api/event/competition/ranking?id=${id}`))?.body
  for (const [team, side] of (['home', 'away'] as const).entries()) {
    const own = all.flatMap((play, at) => (play.team === team ? (answers[2 * at]?.body.score ?? 0) : []))
    const average = own.reduce((sum, score) => sum + score, 0) / own.length
    expect(ranking[side]).toMatchObject({
      score: Math.round(average * 10) / 10,
      player_num: TEAM,
      play_times: TEAM,
    })
  }
})
