import { type Acknowledged, dig, list, type Visitor } from './client.ts'
import type { PlayLedger } from './play-ledger.ts'

/** A play that was dealt: what the browser sends of it on the way, and at its end. */
export interface Dealt {
  eventId: number
  token: string
  /** When it was dealt, by the clock of this process. */
  at: number
  /** What the browser sends on the way; the last one is the result. */
  parts: readonly Part[]
  /** Where the server is asked step by step: the number of the last step, what is asked now, and since when it may be answered. */
  asked?: { seq: number; no: unknown; from: number }
  /** What the server has acknowledged of it. */
  uuid?: string
}

/** All that was played so far, with the score and the time that a browser shows. */
interface Log {
  score: number
  usedTime: number
  quizData: unknown
}

/** The card that is taken, whatever is asked then. */
interface Step {
  selected: number
}
type Part = Log | Step

export const isStep = (part: Part): part is Step => 'selected' in part

/** A game as its browser plays it. */
interface Kind {
  /** The demo's running event of this game. */
  title: string
  gameId: number
  /** The server keeps the answers, and is asked step by step. */
  isStepped?: boolean
  /** @param game as it was dealt; of one that is asked step by step as it was begun */
  partsOf(game: unknown): Part[]
}

const DIALECT = 1
const PIECE_MS = 160
const FEEDBACK_MS = 1000
const FLIP_MS = 125
const CARDS = 4
/** Until a card may be taken. */
const LOOK_MS = 300

/** Sentences laid piece by piece, each second one with its first two pieces swapped now and then. */
const steps: Kind = {
  title: '一階一階走到山門',
  gameId: 2,
  partsOf(game) {
    const sentences = list(dig(game, 'questions'))
    const shown = list(dig(game, 'content', 'questions'))
    let now = 0
    let right = 0
    const answers = sentences.map((sentence) => {
      const no = dig(sentence, 'no')
      const left: (string | undefined)[] = String(dig(sentence, 'question')).split('@')
      const pieces = list(
        dig(
          shown.find((one) => dig(one, 'no') === no),
          'pieces',
        ),
      ).map(String)
      const places = pieces.map((piece) => {
        const place = left.indexOf(piece)
        left[place] = undefined
        return place
      })
      const isRight = Math.random() < 0.6
      if (isRight) right += 1
      else places.push(...places.splice(0, 1))
      const placed = places.map((place) => {
        now += PIECE_MS + Math.floor(Math.random() * 40)
        return [place, now]
      })
      now += PIECE_MS
      const at = now
      now += FEEDBACK_MS
      return { no, placed, at }
    })
    const usedTime = now - FEEDBACK_MS
    return [{ score: right * sentences.length, usedTime, quizData: { answers } }]
  },
}

/** Windows kind by kind: saved at the first one, after the first house and at the end. */
const windows: Kind = {
  title: '秋夜點燈大拆窗',
  gameId: 4,
  partsOf(game) {
    let now = 0
    const houses = list(dig(game, 'deal', 'levels')).map((cards, level) => {
      const quests = list(cards).map((card) => dig(card, 'quest'))
      const ordered = [...quests.keys()].sort((a, b) => Number(quests[a]) - Number(quests[b]))
      const flips = ordered.map((window) => {
        now += FLIP_MS + Math.floor(Math.random() * 30)
        return [level + 1, window, now]
      })
      return { flips, time: now - (flips[0]?.[2] ?? 0) }
    })
    const [first, second] = houses
    if (!first || !second) return []
    const all = [...first.flips, ...second.flips]
    return [
      { score: 0, usedTime: 0, quizData: { flips: first.flips.slice(0, 1) } },
      { score: 0, usedTime: first.time, quizData: { flips: first.flips } },
      { score: 100, usedTime: first.time + second.time, quizData: { flips: all } },
    ]
  },
}

/** Cards that are taken one after the other, right or wrong. */
const voices: Kind = {
  title: '聽聲挑戰盃',
  gameId: 1,
  isStepped: true,
  partsOf(begun) {
    const left = Number(dig(begun, 'n')) - Number(dig(begun, 'seq'))
    const steps = Array.from({ length: left }, () => ({ selected: Math.floor(Math.random() * CARDS) }))
    return [...steps, { score: 0, usedTime: 0, quizData: {} }]
  },
}

/** Later than the last move: the server must have seen as much time go by. */
const MARGIN_MS = 300

const lastMove = ({ quizData }: Log): number => {
  const moves = [...list(dig(quizData, 'flips')), ...list(dig(quizData, 'answers'))]
  const last = moves.at(-1)
  return Number(Array.isArray(last) ? last[2] : dig(last, 'at'))
}

/** When a part may be sent: no sooner than it can have been played. */
export const readyAt = ({ at, asked }: Dealt, part: Part): number =>
  asked ? asked.from : at + (isStep(part) ? 0 : lastMove(part)) + MARGIN_MS

/** Somebody who is logged in and plays in the demo's events. */
export class Pupil {
  readonly visitor: Visitor
  readonly #ledger: PlayLedger
  readonly #events: ReadonlyMap<string, number>

  private constructor(visitor: Visitor, events: ReadonlyMap<string, number>, ledger: PlayLedger) {
    this.visitor = visitor
    this.#events = events
    this.#ledger = ledger
  }

  /** Signs up for the events of all kinds; `undefined` where the server was not there to take it. */
  static async join(visitor: Visitor, ledger: PlayLedger): Promise<Pupil | undefined> {
    const menu = await visitor.get('/api/event/menu')
    const all = list(dig(menu?.body, 'data', 'globalActivities'))
    const events = new Map<string, number>()
    for (const { title } of KINDS) {
      const id = dig(
        all.find((one) => dig(one, 'title') === title),
        'id',
      )
      if (typeof id !== 'number') return undefined
      events.set(title, id)
      const answer = await visitor.post('/api/event/register', { event_id: id })
      if (answer?.status !== 200 && answer?.status !== 409) return undefined
    }
    return new Pupil(visitor, events, ledger)
  }

  /** Has a play dealt. */
  async deal(kind: Kind): Promise<Dealt | undefined> {
    const eventId = this.#events.get(kind.title) ?? 0
    if (kind.isStepped) return this.#begin(kind, eventId)
    const answer = await this.visitor.get(
      `/api/event/game?id=${kind.gameId}&d=${DIALECT}&event_id=${eventId}`,
    )
    const game = dig(answer?.body, 'data', 'game')
    const token = dig(game, 'play', 'token')
    if (answer?.status !== 200 || typeof token !== 'string') return undefined
    return { eventId, token, at: Date.now(), parts: kind.partsOf(game) }
  }

  async #begin(kind: Kind, eventId: number): Promise<Dealt | undefined> {
    const answer = await this.visitor.post('/api/event/play/start', {
      event_id: eventId,
      dialect_id: DIALECT,
    })
    const begun = dig(answer?.body, 'data')
    const token = dig(begun, 'token')
    if (answer?.status !== 200 || typeof token !== 'string') return undefined
    const seq = Number(dig(begun, 'seq'))
    const no = dig(list(dig(begun, 'game', 'content', 'questions')).at(-1), 'no')
    const at = Date.now()
    return { eventId, token, at, parts: kind.partsOf(begun), asked: { seq, no, from: at + LOOK_MS } }
  }

  /** Asks what came of a step: with the same number until that is told. */
  async #ask(dealt: Dealt, { selected }: Step): Promise<boolean> {
    const { token, asked } = dealt
    if (!asked) return false
    const seq = asked.seq + 1
    const act = { no: asked.no, selected }
    const answer = await this.visitor.post('/api/event/play/step', { token, seq, act })
    if (answer?.status !== 200) {
      this.#turnedAway(answer)
      return false
    }
    this.#ledger.takeStep({ token, seq, answer: answer.body })
    const from = Date.now() + FEEDBACK_MS + LOOK_MS
    dealt.asked = { seq, no: dig(answer.body, 'next', 'no'), from }
    return true
  }

  /** Turned away for good, it would be lost; that the server is not there is none of this. */
  #turnedAway(answer: Acknowledged | undefined): void {
    if (answer && answer.status < 500 && ![401, 403, 408, 429].includes(answer.status))
      this.#ledger.refused.push(`${answer.status} ${JSON.stringify(answer.body)}`)
  }

  /**
   * Sends a part as the page does: a step as it is, of logs the first as a result, what follows as its going on.
   * @returns whether it was acknowledged
   */
  async send(dealt: Dealt, part: Part): Promise<boolean> {
    if (isStep(part)) return this.#ask(dealt, part)
    const isLast = part === dealt.parts.at(-1)
    const own = { event_id: dealt.eventId, dialect_id: DIALECT, token: dealt.token }
    const body = { ...own, score: part.score, used_time: part.usedTime, quiz_data: part.quizData }
    const put = (uuid?: string) =>
      uuid === undefined
        ? this.visitor.post('/api/event/result', body)
        : this.visitor.post('/api/event/result/update', { ...body, uuid })
    let answer = await put(dealt.uuid)
    // What was saved on the way is there, though its answer never came.
    const found = dig(answer?.body, 'uuid')
    if (isLast && dig(answer?.body, 'reason') === 'unfinished' && typeof found === 'string') {
      dealt.uuid = found
      answer = await put(found)
    }
    const uuid = dig(answer?.body, 'uuid')
    if (answer?.status !== 200 || typeof uuid !== 'string') {
      this.#turnedAway(answer)
      return false
    }
    dealt.uuid = uuid
    this.#ledger.take({ token: dealt.token, uuid, isLast, answer: answer.body })
    return true
  }
}

export const KINDS: readonly Kind[] = [steps, windows, voices]
