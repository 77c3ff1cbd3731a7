import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { csrfToken } from './logins.ts'

/** Until a card may be taken after the one before: feedback, a look, and some more. */
const TURN_MS = 1_400
const CARDS = 4

const SET = new URL('../../content/games/voice-trail/d1.json', import.meta.url)

interface Card {
  said: { text: string }
}

interface Question {
  no: number
  options: Card[]
}

interface Begun {
  token: string
  n: number
  seq: number
  game: { content: { questions: Question[] } }
}

interface How {
  /** So many of the first questions are answered rightly and no other; a card is as good as another where it is left out. */
  right?: number
  /** Has to be over before the last question is answered. */
  meanwhile?: Promise<unknown>
}

/** The card on the table that the set says is right. */
async function rightCard({ no, options }: Question): Promise<number> {
  const { questions }: { questions: (Question & { answer: number })[] } = JSON.parse(
    await readFile(SET, 'utf8'),
  )
  const own = questions.find((question) => question.no === no)
  return options.findIndex(({ said }) => said.text === own?.options[own.answer]?.said.text)
}

/** Opens a play of game 1. @returns what plays it to its end, asked step by step, without drawing it, and gives its score */
export async function beginVoices(
  player: APIRequestContext,
  eventId: number,
): Promise<(how?: How) => Promise<number>> {
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
  return async ({ right, meanwhile } = {}) => {
    let asked = data.game.content.questions.at(-1)
    for (let seq = data.seq + 1; seq <= n; seq++) {
      if (seq === n) await meanwhile
      await sleep(TURN_MS)
      const wrong = right !== undefined && seq > right ? 1 : 0
      const card = right === undefined || !asked ? seq : (await rightCard(asked)) + wrong
      const act = { no: asked?.no, selected: card % CARDS }
      const told = await post<{ next?: Question }>('/api/event/play/step', { token, seq, act })
      asked = told.next
    }
    const claim = { score: 0, used_time: 0, quiz_data: {} }
    return (await post<{ score: number }>('/api/event/result', { ...own, token, ...claim })).score
  }
}

/** A whole play of game 1. @returns its score */
export const playVoices = async (player: APIRequestContext, eventId: number, how?: How): Promise<number> =>
  (await beginVoices(player, eventId))(how)
