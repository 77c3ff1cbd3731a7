import { ROOM_EVENTS } from '@hakka/contract/room-views'
import { describe, expect, it } from 'vitest'
import { HOST, isRefused, type LoggedMove, newRoom, recordingIn, reduce, type StageSetup } from '../room.ts'
import { boardView, hostView, ownView, pupilView } from '../views.ts'

const at = 'm7.q0'
const beside = { present: new Set([1]), now: 0 }

const stage = (question: number): StageSetup => ({
  key: `m7.q${question}`,
  kind: 'speaking',
  module_id: 7,
  version_id: 70,
  question,
  total: 2,
  options: [],
})

type Move = [by: number, move: LoggedMove]

/** Two pupils at a sentence, and what they do, a second and a half apart; what is refused is told. */
function play(...moves: Move[]) {
  const refused: string[] = []
  let room = newRoom
  for (const [no, [by, move]] of [joins(1, '小明'), joins(2, '小美'), show(0), ...moves].entries()) {
    const made = reduce(room, { seq: room.seq + 1, at: no * 1500, by, move })
    if (isRefused(made)) refused.push(made.refused)
    else room = made
  }
  return { room, refused, shown: boardView(room, beside).shown }
}

const joins = (no: number, name: string): Move => [
  no,
  { do: 'member.join', no, name, way: 'own', waits: false },
]
const show = (question: number): Move => [HOST, { do: 'room.show', stage: stage(question) }]
const record = (by: number, recording: number): Move => [
  by,
  { do: 'say.record', at, recording, seconds: 3.2 },
]
const done = (by: number): Move => [by, { do: 'say.done', at }]
const hear = (member: number | null): Move => [HOST, { do: 'say.play', at, member }]
const rules = (own: Omit<Extract<LoggedMove, { do: 'room.rules' }>, 'do'>): Move => [
  HOST,
  { do: 'room.rules', ...own },
]

describe('what is said together', () => {
  it('shows who has finished in their order, with a recording or without, and each her own', () => {
    const { room, refused, shown } = play(record(2, 20), done(1))
    expect(refused).toEqual([])
    expect(shown).toEqual({
      kind: 'speaking',
      done: [
        { no: 2, name: '小美', recorded: true },
        { no: 1, name: '小明', recorded: false },
      ],
      playing: null,
    })
    expect(hostView(room, beside)).toMatchObject({ answered: 2 })
    expect(ownView(room, 2)?.said).toMatchObject({ seconds: 3.2 })
    expect(ownView(room, 1)?.said).toMatchObject({ seconds: null })
    expect(pupilView(room, beside).shown).toBeNull()
    for (const view of [boardView(room, beside), hostView(room, beside), pupilView(room, beside)])
      expect(ROOM_EVENTS.state.parse(view)).toEqual(view)
  })

  it('keeps the newest recording in the place of the first, and none is lost by a 我唸了', () => {
    const { room, shown } = play(record(1, 10), record(2, 20), record(1, 11), done(1))
    expect(recordingIn(room, at, 1)).toBe(11)
    expect(shown).toMatchObject({ done: [{ no: 1, recorded: true }, { no: 2 }] })
  })

  it('hides names from the board, also of the one who is heard', () => {
    const { shown } = play(record(1, 10), rules({ names: false }), hear(1))
    expect(shown).toMatchObject({ done: [{ no: 1, name: null }], playing: { no: 1, name: null } })
  })

  it('plays what is there, and ends with another recording, without it, or when it is over', () => {
    expect(play(hear(1)).refused).toEqual(['gone'])
    expect(play(done(1), hear(1)).refused).toEqual(['gone'])
    const playing = play(record(1, 10), hear(1)).shown
    expect(playing).toMatchObject({ playing: { no: 1, name: '小明', seq: 5 } })
    for (const after of [hear(null), record(1, 11), [1, { do: 'say.erase', at }] satisfies Move])
      expect(play(record(1, 10), hear(1), after).shown).toMatchObject({ playing: null })
  })

  it('is heard from one board: the first that says so, and the one that is marked from then on', () => {
    const aloud = (board: string): Move => [HOST, { do: 'say.aloud', at, of: 6, board }]
    const marks = (board: string): Move => [HOST, { do: 'room.sound', board }]
    const chosen = play(record(1, 10), marks('board-one'), hear(1))
    expect(chosen.shown).toMatchObject({ playing: { seq: 6, board: null } })
    expect(hostView(chosen.room, beside)).toMatchObject({ sound_board: 'board-one' })
    // The marked one is gone: another one takes its place, and a third comes too late.
    const { room, shown } = play(
      record(1, 10),
      marks('board-one'),
      hear(1),
      aloud('board-two'),
      aloud('board-six'),
    )
    expect(shown).toMatchObject({ playing: { board: 'board-two' } })
    expect(hostView(room, beside)).toMatchObject({ sound_board: 'board-two' })
    expect(ROOM_EVENTS.state.parse(hostView(room, beside))).toEqual(hostView(room, beside))
    const over = play(record(1, 10), marks('board-one'), hear(1), hear(null), aloud('board-two'))
    expect(hostView(over.room, beside)).toMatchObject({ sound_board: 'board-one', shown: { playing: null } })
  })

  it.each<[string, Move, string]>([
    ['the board is frozen', rules({ frozen: true }), 'frozen'],
    ['the teacher takes nothing more', rules({ closed: true }), 'closed'],
    ['the class has gone on', show(1), 'not_now'],
    ['she was put out', [HOST, { do: 'room.put_out', member: 1 }], 'not_here'],
    ['the room has ended', [HOST, { do: 'room.end' }], 'ended'],
  ])('takes nothing when %s', (_, before, why) => {
    expect(play(before, record(1, 10), done(1)).refused).toEqual([why, why])
  })

  it('lets a pupil take hers away at any time: that she has said it stays', () => {
    const { room, refused } = play(
      record(1, 10),
      show(1),
      rules({ closed: true }),
      [1, { do: 'say.erase', at }],
      [1, { do: 'say.erase', at }],
      [2, { do: 'say.erase', at }],
    )
    expect(refused).toEqual(['gone', 'gone'])
    expect(recordingIn(room, at, 1)).toBeUndefined()
    expect(ownView(backIn(room), 1)?.said).toMatchObject({ seconds: null })
  })

  it('knows no recording of whoever has gone or was put out, also to questions before, and none after the end', () => {
    const gone: Move[] = [
      [1, { do: 'member.leave', no: 1 }],
      [HOST, { do: 'room.put_out', member: 1 }],
    ]
    for (const goes of gone) {
      const { room } = play(record(1, 10), record(2, 20), hear(1), show(1), goes, show(0))
      expect(recordingIn(room, at, 1)).toBeUndefined()
      expect(recordingIn(room, at, 2)).toBe(20)
      expect(boardView(room, beside).shown).toMatchObject({ playing: null })
    }
    const { room } = play(record(1, 10), [HOST, { do: 'room.end' }])
    expect(recordingIn(room, at, 1)).toBeUndefined()
    expect(recordingIn(room, 'm7.q9', 1)).toBeUndefined()
  })
})

/** The same room back at the first sentence. */
function backIn(room: Parameters<typeof reduce>[0]) {
  const back = reduce(room, { seq: room.seq + 1, at: 99_000, by: HOST, move: show(0)[1] })
  return isRefused(back) ? room : back
}
