import { impossible, type Played } from '#kit/define.ts'
import { isEven, isHasty } from '#kit/pace.ts'
import { random } from '#kit/random.ts'
import type { WindowsContent, WindowsLog } from './content.ts'
import { type Card, CLOSED, GHOSTS, type House, isCleared, open, QUESTS, TYPES } from './house.ts'

/** Two windows can't be opened within less. */
export const FLIP_MS = 120
/** After a miss nothing can be opened for so long. */
export const LOCK_MS = 2500
/** A level is quick below. */
export const QUICK_MS = 180_000
/** From so many stars down: not above so much in all. */
export const STARS: readonly (readonly [stars: number, most: number])[] = [
  [5, 15_000],
  [4, 20_000],
  [3, 30_000],
  [2, 50_000],
]
const POINTS_A_STAR = 20
/** Who rests longer before a level plays already. */
const REST_MS = 60_000
/** To see what is behind a window and think of the next. */
const FAIR_FLIP_MS = 300
/** Who opens half of them within less does not look. */
const HASTY_MS = 250
/** Partners that somebody found in the second level unseen: so much luck nobody has. Without a miss it is 13. */
const LUCKY = 7

/** What is behind the windows of each level. */
export interface WindowsDeal {
  levels: Card[][]
}

interface Level {
  /** From the first window to the last, or to the last that was opened. */
  time: number
  flips: number
  misses: number
  passed: boolean
  quick: boolean
}

export interface WindowsVerdict extends Played {
  levels: Level[]
  /** 0 as long as the second level is not passed. */
  stars: number
}

export const starsOf = (time: number): number => STARS.find(([, most]) => time <= most)?.[0] ?? 1

export function deal(content: WindowsContent, seed: string): WindowsDeal {
  const { shuffle } = random(seed)
  const quests = shuffle(content.quests.map(({ no }) => no))
  // From both ends: what the first level asked does not come again, where there is enough.
  const asked = [quests.slice(0, QUESTS[0]), quests.slice(-QUESTS[1])]
  const levels = asked.map((own, level) => {
    const cards = own.flatMap((quest) => TYPES.map((type): Card => ({ quest, type })))
    const ghosts = Array.from({ length: GHOSTS[level] ?? 0 }, (): Card => ({ quest: 0, type: 'ghost' }))
    return shuffle([...cards, ...ghosts])
  })
  return { levels }
}

export function shown(content: WindowsContent, { levels }: WindowsDeal): WindowsContent {
  const asked = new Set(levels.flat().map(({ quest }) => quest))
  return { ...content, quests: content.quests.filter(({ no }) => asked.has(no)) }
}

/** The quests of both levels in the fields of the specification. */
export function questions(content: WindowsContent, own: WindowsDeal): Record<string, unknown>[] {
  return shown(content, own).quests.map(({ no, question_text, chinese_text, audio, length }) => ({
    no,
    question_text: question_text.text,
    chinese_text,
    audio_id: audio?.url ?? null,
    length,
  }))
}

/** A level while it is replayed. */
interface Course extends Omit<Level, 'quick'> {
  house: House
  seen: Set<number>
  /** Partners that were opened without having been seen before. */
  lucky: number
  start: number | null
  /** From what was before to its first window. */
  rest: number
}

const course = (): Course => ({
  time: 0,
  flips: 0,
  misses: 0,
  passed: false,
  house: CLOSED,
  seen: new Set(),
  lucky: 0,
  start: null,
  rest: 0,
})

const levelOf = ({ time, flips, misses, passed }: Course): Level => ({
  time,
  flips,
  misses,
  passed,
  quick: time < QUICK_MS,
})

/** 20 points a star; stars by the time of both levels together. */
export function replay(_: WindowsContent, { levels }: WindowsDeal, { flips }: WindowsLog): WindowsVerdict {
  const courses = levels.map(course)
  const refused = (fault: string): WindowsVerdict => ({ ...impossible(fault), levels: [], stars: 0 })
  /** From one window to the next, without the time for which all were shut out by a miss. */
  const pauses: number[] = []
  /** Nothing can be opened before. */
  let free = 0
  /** When the last window was opened. */
  let last = 0
  for (const [level, window, at] of flips) {
    const cards = levels[level - 1]
    const own = courses[level - 1]
    if (!cards || !own) return refused('no such level')
    if (courses.slice(0, level - 1).some(({ passed }) => !passed)) return refused('level not reached')
    if (at < free) return refused('opened while locked')
    const { house, opened } = open(own.house, window, cards)
    if (opened === 'locked') return refused('no such window, or open')
    if (own.start !== null) pauses.push(at - free + FLIP_MS)
    if (own.start === null) {
      own.start = at
      own.rest = Math.min(REST_MS, at - last)
    }
    own.house = house
    own.flips += 1
    own.time = at - own.start
    own.passed = isCleared(house, cards)
    if (opened === 'miss') own.misses += 1
    if ((opened === 'pair' || opened === 'whole') && !own.seen.has(window)) own.lucky += 1
    own.seen.add(window)
    last = at
    free = at + (opened === 'miss' ? LOCK_MS : FLIP_MS)
  }
  const finished = courses.length > 0 && courses.every(({ passed }) => passed)
  const time = courses.reduce((sum, own) => sum + own.time, 0)
  const stars = finished ? starsOf(time) : 0
  const second = courses[1]
  const isMachine = (second?.lucky ?? 0) >= LUCKY || isHasty(pauses, HASTY_MS) || isEven(pauses)
  return {
    ok: true,
    fault: null,
    score: stars * POINTS_A_STAR,
    leastTime: time,
    fairTime: flips.length * FAIR_FLIP_MS,
    idle: courses.reduce((sum, own) => sum + own.rest, 0),
    finished,
    suspicious: finished && isMachine,
    levels: courses.map(levelOf),
    stars,
  }
}
