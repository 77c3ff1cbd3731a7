import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { csrfToken } from './logins.ts'

/** Until a card may be taken after the one before: feedback, a look, and some more. */
const TURN_MS = 1_400
const CARDS = 4

interface Begun {
  token: string
  n: number
  seq: number
  game: { content: { questions: { no: number }[] } }
}

/** Plays game 1 to its end, asked step by step, without drawing it. @returns its score */
export async function playVoices(player: APIRequestContext, eventId: number): Promise<number> {
  const headers = { 'X-CSRF-TOKEN': await csrfToken(player) }
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await player.post(path, { data, headers })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    const body: T = await answer.json()
    return body
  }
  const own = { event_id: eventId, dialect_id: 1 }
  const { data } = await post<{ data: Begun }>('/api/event/play/start', own)
  const { token, n } = data
  let no = data.game.content.questions.at(-1)?.no
  for (let seq = data.seq + 1; seq <= n; seq++) {
    await sleep(TURN_MS)
    const act = { no, selected: seq % CARDS }
    const told = await post<{ next?: { no: number } }>('/api/event/play/step', { token, seq, act })
    no = told.next?.no
  }
  const claim = { score: 0, used_time: 0, quiz_data: {} }
  return (await post<{ score: number }>('/api/event/result', { ...own, token, ...claim })).score
}
