import { NOTE_COLOURS } from '@hakka/contract/constants/room'
import type { RoomMove } from '@hakka/contract/rooms'
import { dig, list } from '../client.ts'
import type { RoomLine } from './line.ts'

const oneOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)]
const isHeads = () => Math.random() < 0.5

/** A word that was never written: its letters are the digits of a number. */
const wordOf = (no: number): string =>
  [...String(no)].map((digit) => '甲乙丙丁戊己庚辛壬癸'[Number(digit)]).join('')

/** Options of the questions that a stage shows, as many as each wants, whether right or wrong. */
function anyAnswer(content: unknown): Record<string, unknown[]> {
  const questions = list(dig(content, 'questions'))
  const chosen = questions.map((question, area) => {
    const ids = list(dig(question, 'options')).map((option) => dig(option, 'id'))
    const shuffled = ids.toSorted(() => Math.random() - 0.5)
    return [String(area), shuffled.slice(0, Number(dig(question, 'choose')))] as const
  })
  return Object.fromEntries(chosen)
}

/** What a pupil does next with the question on her phone; nothing while she has none. `no` names what nobody else has. */
export function pupilMove({ pupil, own, stage }: RoomLine, no: number): RoomMove | undefined {
  const at = pupil?.stage?.key
  if (at === undefined || stage?.key !== at) return undefined
  switch (stage.kind) {
    case 'post-it': {
      const back = isHeads() && isHeads() ? own?.notes.at(0) : undefined
      if (back) return { do: 'wall.take_back', at, note: back.id }
      return { do: 'wall.post', at, text: `第 ${no} 張`, colour: oneOf(NOTE_COLOURS) ?? 'pink' }
    }
    case 'word-cloud':
      return { do: 'cloud.word', at, text: wordOf(no) }
    case 'ranking':
      return {
        do: 'rank.order',
        at,
        order: stage.options.map(({ id }) => id).toSorted(() => Math.random() - 0.5),
      }
    case 'module':
      return { do: 'quiz.answer', at, answer: anyAnswer(stage.exercise?.content) }
  }
}

/** What the teacher does next with the question on the board. */
export function hostMove({ host }: RoomLine): RoomMove | undefined {
  const at = host?.stage?.key
  if (!host || at === undefined) return undefined
  const { waiting, authors } = host
  const first = waiting[0]
  switch (host.stage?.kind) {
    case 'post-it': {
      if (first && isHeads()) return { do: 'wall.approve', at, note: first.id, up: Math.random() < 0.8 }
      const note = Number(oneOf(Object.keys(authors)))
      if (!note) return { do: 'room.rules', names: isHeads() }
      return (
        oneOf<RoomMove>([
          { do: 'wall.colour', at, note, colour: oneOf(NOTE_COLOURS) ?? 'pink' },
          { do: 'wall.pin', at, note, pinned: isHeads() },
          { do: 'wall.hide', at, note, hidden: isHeads() },
        ]) ?? undefined
      )
    }
    case 'word-cloud':
      if (first && isHeads()) return { do: 'cloud.approve', at, word: first.text, up: Math.random() < 0.8 }
      return { do: 'cloud.pick', at, word: null }
    case 'ranking':
      return { do: 'rank.reveal', at, bars: oneOf([0, 1, 2, null]) ?? null }
    case 'module':
      return { do: 'quiz.counts', at, shown: isHeads() }
    default:
      return undefined
  }
}
