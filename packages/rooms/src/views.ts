import type { BoardView, HostView, OwnView, PupilView, QuizView, ShownView } from '@hakka/contract/room-views'
import { type HostPart, NOTHING_ASIDE, NOTHING_OWN } from '#kit/define.ts'
import { isRight, type Quiz } from './module/kind.ts'
import { factsOf, kindOf, type Room, type Stage } from './room.ts'

/** What is known beside the log: who has a line to the room, and the clock. */
export interface Beside {
  present: ReadonlySet<number>
  now: number
}

const stageOf = ({ at, stages }: Room): Stage | undefined => (at === null ? undefined : stages[at])

function answeredIn(room: Room): Set<number> {
  const stage = stageOf(room)
  if (!stage) return new Set()
  const { isOut } = factsOf(room)
  return new Set([...kindOf(stage).answeredBy(stage.state)].filter((member) => !isOut(member)))
}

function common(room: Room, { present, now }: Beside) {
  const { seq, phase, rules, timer, members } = room
  const inside = Object.values(members).filter(({ state }) => state === 'in')
  return {
    seq,
    phase,
    rules,
    timer: timer && { ends_at: timer.endsAt },
    now,
    stage: headOf(stageOf(room)),
    members: inside.length,
    present: inside.filter(({ no }) => present.has(no)).length,
    answered: answeredIn(room).size,
  }
}

function headOf(stage: Stage | undefined) {
  if (!stage) return null
  const { key, kind, module_id, version_id, question, total } = stage.setup
  return { key, kind, module_id, version_id, question, total }
}

function shownOf(room: Room): ShownView {
  const stage = stageOf(room)
  return stage ? withPodium(kindOf(stage).shown(stage.state, factsOf(room)), room) : null
}

/** What the board shows. */
export function boardView(room: Room, beside: Beside): BoardView {
  const names = room.rules.names ? Object.values(room.members).filter(({ state }) => state === 'in') : []
  return {
    audience: 'board',
    ...common(room, beside),
    names: names.map(({ name }) => name),
    shown: shownOf(room),
  }
}

/** What whoever leads the room sees. */
export function hostView(room: Room, beside: Beside): HostView {
  const stage = stageOf(room)
  const answered = answeredIn(room)
  const aside: HostPart = stage ? kindOf(stage).host(stage.state, factsOf(room)) : NOTHING_ASIDE
  const people = Object.values(room.members).flatMap(({ state, ...own }) =>
    state === 'left'
      ? []
      : [{ ...own, state, present: beside.present.has(own.no), answered: answered.has(own.no) }],
  )
  return {
    audience: 'host',
    ...common(room, beside),
    shown: shownOf(room),
    people,
    ...aside,
    words: [...room.words],
    sound_board: room.soundBoard ?? null,
  }
}

/** What every phone has. */
export function pupilView(room: Room, beside: Beside): PupilView {
  const stage = stageOf(room)
  const shown = stage ? withPodium(kindOf(stage).onPhones(stage.state, factsOf(room)), room) : null
  const own = shown?.kind === 'ranking' || shown?.kind === 'module' ? shown : null
  return { audience: 'pupil', ...common(room, beside), shown: own }
}

/** What one pupil has of the question at hand; nothing of whoever isn't in the room. */
export function ownView(room: Room, no: number): OwnView | undefined {
  const member = room.members[no]
  if (!member || member.state === 'left') return undefined
  const { name, state } = member
  const stage = stageOf(room)
  const part = stage ? kindOf(stage).own(stage.state, no, factsOf(room)) : NOTHING_OWN
  return { seq: room.seq, member: { no, name, state }, ...part }
}

function withPodium(shown: ShownView, room: Room): ShownView {
  return shown?.kind === 'module' && room.podium ? { ...shown, podium: podiumOf(room) } : shown
}

const PLACES = 3

/** Questions that were all right, over all that were shown; who has as many shares a place, and nobody is last. */
function podiumOf(room: Room): QuizView['podium'] {
  const { nameOf, isOut, rules } = factsOf(room)
  const sums = new Map<number, number>()
  for (const stage of Object.values(room.stages)) {
    if (stage.setup.kind !== 'module') continue
    // A stage's state was made by the kind that it names.
    const { answers, key } = stage.state as Quiz
    if (!key) continue
    for (const [by, answer] of Object.entries(answers)) {
      if (isRight(answer) && !isOut(Number(by))) sums.set(Number(by), (sums.get(Number(by)) ?? 0) + 1)
    }
  }
  const counts = [...new Set(sums.values())].sort((a, b) => b - a).slice(0, PLACES)
  return counts.map((right, at) => {
    const own = [...sums].filter(([, sum]) => sum === right).map(([member]) => nameOf(member))
    return { place: at + 1, right, names: rules.names ? own : [] }
  })
}
