import { ROOM } from '@hakka/contract/constants/room'
import { ROOM_EVENTS } from '@hakka/contract/room-views'
import { describe, expect, it } from 'vitest'
import {
  HOST,
  isRefused,
  type LoggedMove,
  newRoom,
  type Room,
  reduce,
  replay,
  type StageSetup,
} from './room.ts'
import { boardView, hostView, ownView, pupilView } from './views.ts'

const stage = (kind: StageSetup['kind'], question = 0): StageSetup => ({
  key: `m7.q${question}`,
  kind,
  module_id: 7,
  version_id: 70,
  question,
  total: 2,
  options: kind === 'ranking' ? [1, 2, 3] : [],
})

const at = 'm7.q0'
const beside = { present: new Set([1]), now: 0 }

/** Plays moves as they come, a second and a half apart; what is refused is told. */
function play(...moves: [by: number, move: LoggedMove][]): { room: Room; refused: string[] } {
  const refused: string[] = []
  let room = newRoom
  for (const [at, [by, move]] of moves.entries()) {
    const made = reduce(room, { seq: room.seq + 1, at: at * 1500, by, move })
    if (isRefused(made)) refused.push(made.refused)
    else room = made
  }
  return { room, refused }
}

const joins = (no: number, name: string, waits = false): [number, LoggedMove] => [
  no,
  { do: 'member.join', no, name, way: 'own', waits },
]
const show = (kind: StageSetup['kind'], question = 0): [number, LoggedMove] => [
  HOST,
  { do: 'room.show', stage: stage(kind, question) },
]
const rules = (own: Omit<Extract<LoggedMove, { do: 'room.rules' }>, 'do'>): [number, LoggedMove] => [
  HOST,
  { do: 'room.rules', ...own },
]
const note = (by: number, text: string): [number, LoggedMove] => [
  by,
  { do: 'wall.post', at, text, colour: 'yellow', flags: [] },
]

describe('a wall', () => {
  it('shows what a pupil posts once the teacher has looked, or at once where she need not', () => {
    const { room } = play(joins(1, '小明'), show('post-it'), note(1, '茶園'))
    expect(boardView(room, beside).shown).toMatchObject({ notes: [], waiting: 1 })
    expect(hostView(room, beside).waiting).toMatchObject([{ text: '茶園', by: '小明', member: 1 }])
    const up = play(joins(1, '小明'), show('post-it'), note(1, '茶園'), [
      HOST,
      { do: 'wall.approve', at, note: 3, up: true },
    ]).room
    expect(boardView(up, beside).shown).toMatchObject({ notes: [{ text: '茶園', by: '小明' }], waiting: 0 })
    const open = play(joins(1, '小明'), rules({ approve: false }), show('post-it'), note(1, '茶園')).room
    expect(boardView(open, beside).shown).toMatchObject({ notes: [{ text: '茶園' }] })
  })
  it('leaves of a hidden note its place alone, and nothing of whoever was put out', () => {
    const moves = [joins(1, '小明'), rules({ approve: false }), show('post-it'), note(1, '壞話')] as const
    const { room } = play(...moves, [HOST, { do: 'wall.hide', at, note: 4, hidden: true }])
    expect(JSON.stringify(boardView(room, beside))).not.toContain('壞話')
    expect(hostView(room, beside).hidden).toMatchObject([{ text: '壞話', by: '小明' }])
    const out = play(...moves, [HOST, { do: 'room.put_out', member: 1 }], note(1, '又來'))
    expect(out.refused).toEqual(['not_here'])
    expect(boardView(out.room, beside)).toMatchObject({ shown: { notes: [] }, names: [], answered: 0 })
    expect(hostView(out.room, beside).authors).toEqual({ 4: 1 })
  })
  it('stands still while it is frozen, but for what the teacher takes off it', () => {
    const frozen = play(
      joins(1, '小明'),
      joins(2, '小美'),
      rules({ approve: false }),
      show('post-it'),
      note(1, '一'),
      rules({ frozen: true }),
      note(2, '二'),
      [HOST, { do: 'wall.tear', at, note: 5 }],
    ).room
    expect(boardView(frozen, beside).shown).toMatchObject({ notes: [] })
    expect(ownView(frozen, 2)?.notes).toMatchObject([{ text: '二', state: 'up' }])
  })
  it('groups, places, pins and takes back', () => {
    const { room, refused } = play(
      joins(1, '小明'),
      rules({ approve: false }),
      show('post-it'),
      note(1, '一'),
      note(1, '二'),
      [HOST, { do: 'wall.group', at, name: '風景' }],
      [HOST, { do: 'wall.place', at, note: 5, group: 6, before: 4 }],
      [HOST, { do: 'wall.pin', at, note: 4, pinned: true }],
      [1, { do: 'wall.take_back', at, note: 4 }],
      [1, { do: 'wall.take_back', at, note: 4 }],
    )
    expect(refused).toEqual([])
    expect(boardView(room, beside).shown).toMatchObject({
      groups: [{ name: '風景' }],
      notes: [{ text: '二', group: 6 }],
    })
  })
})

describe('a cloud', () => {
  const word = (by: number, text: string): [number, LoggedMove] => [
    by,
    { do: 'cloud.word', at, text, flags: [] },
  ]
  it('counts spellings of one word as one, and asks the teacher once for each', () => {
    const { room, refused } = play(
      joins(1, '小明'),
      joins(2, '小美'),
      show('word-cloud'),
      word(1, '涯屋下'),
      [HOST, { do: 'cloud.approve', at, word: '𠊎屋下', up: true }],
      word(2, '𠊎屋下'),
      word(2, '厓屋下'),
      [HOST, { do: 'cloud.pick', at, word: '厓屋下' }],
    )
    expect(refused).toEqual(['twice'])
    const { shown } = boardView(room, beside)
    expect(shown).toMatchObject({
      words: [{ word: '𠊎屋下', count: 2, also: ['𠊎屋下'] }],
      picked_by: ['小明', '小美'],
    })
  })
})

const addedOf = (room: Room) => {
  const { shown } = pupilView(room, beside)
  return shown?.kind === 'ranking' ? shown.added : []
}

describe('a ranking', () => {
  const order = (by: number, ...own: number[]): [number, LoggedMove] => [
    by,
    { do: 'rank.order', at, order: own },
  ]
  it('gives the first of three three points, and shows bars from the last place up', () => {
    const moves = [
      joins(1, '小明'),
      joins(2, '小美'),
      show('ranking'),
      order(1, 2, 1, 3),
      order(2, 2, 3),
    ] as const
    const shut = play(...moves).room
    expect(JSON.stringify(boardView(shut, beside))).not.toContain('"points":6')
    const { room } = play(...moves, [HOST, { do: 'rank.reveal', at, bars: null }])
    const bars = [
      { id: 2, points: 6, firsts: 2, place: 1 },
      { id: 3, points: 3, firsts: 0, place: 2 },
      { id: 1, points: 2, firsts: 0, place: 3 },
    ]
    expect(boardView(room, beside)).toMatchObject({ answered: 2, shown: { bars } })
    expect(pupilView(room, beside).shown).toMatchObject({ bars })
  })
  it('takes what the class names as an option, once, and whoever had ranked before gives it nothing', () => {
    const more: [number, LoggedMove] = [HOST, { do: 'rank.option', at, text: '夜市' }]
    const { room, refused } = play(joins(1, '小明'), show('ranking'), order(1, 2, 1, 3), more, more)
    expect(refused).toEqual(['twice'])
    const open = play(joins(1, '小明'), show('ranking'), order(1, 2, 1, 3), more, [
      HOST,
      { do: 'rank.reveal', at, bars: null },
    ]).room
    const [added] = addedOf(room)
    expect(added).toMatchObject({ text: '夜市' })
    expect(boardView(open, beside).shown).toMatchObject({
      bars: [
        { id: 2, points: 4 },
        { id: 1, points: 3 },
        { id: 3, points: 2 },
        { id: added?.id, points: 0 },
      ],
    })
  })
  it('takes no order with what is not there, or twice the same', () => {
    expect(play(joins(1, '小明'), show('ranking'), order(1, 9), order(1, 1, 1)).refused).toEqual([
      'malformed',
      'malformed',
    ])
  })
})

describe('an exercise', () => {
  const face = (text: string) => ({ text })
  const answer = (by: number, text: string, right: boolean): [number, LoggedMove] => [
    by,
    {
      do: 'quiz.answer',
      at,
      answer: { 0: [1] },
      judged: { parts: [{ right, given: [face(text)] }], earned: right ? 1 : 0, total: 1 },
    },
  ]
  it('tells nobody anything before the reveal, then how many gave what, and the teacher who', () => {
    const moves = [
      joins(1, '小明'),
      joins(2, '小美'),
      show('module'),
      answer(1, '阿姊', true),
      answer(2, '老妹', false),
    ] as const
    const before = play(...moves).room
    for (const view of [boardView(before, beside), pupilView(before, beside), hostView(before, beside)]) {
      expect(JSON.stringify(view)).not.toMatch(/阿姊|老妹|"right":true/)
    }
    expect(ownView(before, 1)).toMatchObject({ answered: true, verdict: null, given: [] })
    const { room } = play(
      ...moves,
      [HOST, { do: 'quiz.reveal', at, parts: [{ asked: face('圖'), right: [face('阿姊')] }] }],
      answer(2, '阿姊', true),
      [HOST, { do: 'quiz.podium', shown: true }],
    )
    expect(pupilView(room, beside).shown).toMatchObject({
      right: 1,
      parts: [{ right: [face('阿姊')], answers: [{ count: 1 }, { count: 1 }] }],
      podium: [{ place: 1, right: 1, names: ['小明'] }],
    })
    expect(hostView(room, beside).given).toEqual([[['小明'], ['小美']]])
    expect(ownView(room, 2)).toMatchObject({
      verdict: { right: false, earned: 0, total: 1 },
      given: [{ right: false, given: [face('老妹')] }],
    })
  })
})

describe('a room', () => {
  it('takes nothing that was meant for another question, is shut, late, too fast, or somebody else’s', () => {
    const { refused } = play(
      joins(1, '小明'),
      joins(2, '小美', true),
      show('post-it', 1),
      note(1, '晚了'),
      note(2, '還沒點頭'),
      show('post-it'),
      rules({ closed: true }),
      note(1, '停止收件'),
      [1, { do: 'room.end' }],
      rules({ closed: false }),
      [HOST, { do: 'room.timer', seconds: 5 }],
      note(1, '來得及'),
      rules({}),
      rules({}),
      rules({}),
      rules({}),
      note(1, '時間到'),
      [HOST, { do: 'room.extend', seconds: 30 }],
      note(1, '加了時間'),
      [HOST, { do: 'room.end' }],
      note(1, '結束了'),
    )
    expect(refused).toEqual(['not_now', 'waiting', 'closed', 'closed', 'time_up', 'ended'])
    const twice = reduce(play(joins(1, '小明'), show('post-it'), note(1, '一')).room, {
      seq: 4,
      at: 3100,
      by: 1,
      move: { do: 'wall.post', at, text: '二', colour: 'yellow', flags: [] },
    })
    expect(twice).toEqual({ refused: 'too_fast' })
  })
  it('tells two pupils of one name apart, and a device that is handed on is another pupil', () => {
    const { room } = play(
      joins(1, '小安'),
      joins(2, '小安'),
      [1, { do: 'member.leave', no: 1 }],
      joins(3, '小安'),
    )
    expect(boardView(room, beside).names).toEqual(['小安2', '小安'])
    expect(ownView(room, 1)).toBeUndefined()
  })
  it('comes to the same of its log, played at once or from any state on the way', () => {
    const moves: [number, LoggedMove][] = [
      joins(1, '小明'),
      rules({ approve: false }),
      show('post-it'),
      note(1, '一'),
      show('ranking', 1),
      [1, { do: 'rank.order', at: 'm7.q1', order: [3, 1] }],
    ]
    const log = moves.map(([by, move], at) => ({ seq: at + 1, at: at * 1500, by, move }))
    const whole = replay(newRoom, log)
    for (const cut of log.keys()) {
      const kept: Room = JSON.parse(JSON.stringify(replay(newRoom, log.slice(0, cut))))
      expect(replay(kept, log)).toEqual(whole)
    }
  })
  it('shows each audience what the contract says, at its largest', () => {
    const crowd = Array.from({ length: 200 }, (_, at) => joins(at + 1, `學生${at}`))
    const posts = Array.from({ length: 200 }, (_, at) => note(at + 1, '茶'.repeat(ROOM.noteMax)))
    const { room } = play(...crowd, rules({ approve: false }), show('post-it'), ...posts)
    for (const view of [boardView(room, beside), hostView(room, beside), pupilView(room, beside)]) {
      expect(ROOM_EVENTS.state.parse(view)).toEqual(view)
    }
    expect(ROOM_EVENTS.own.parse(ownView(room, 5))).toEqual(ownView(room, 5))
  })
})
