import type { CompetitionRanking, CompetitionStanding } from '@hakka/contract/competition'
import { expect, test } from 'vitest'
import { leadText } from './lead-text.ts'

const standing = (flag_id: number, score: number | null, player_num = 3): CompetitionStanding => ({
  team: {
    flag_id,
    name: '五年三班',
    school: { name: null },
    is_my_teaching_class: false,
    is_my_class: false,
    student_count: 9,
    teachers: [],
  },
  score,
  player_num,
  play_times: player_num,
  student_num: 9,
  needed: 3,
  top: [],
})

const ranking = (
  [home, away]: readonly [CompetitionStanding, CompetitionStanding],
  more: Partial<CompetitionRanking>,
): CompetitionRanking => ({
  condition_id: 1,
  period: { begin_at: '2026-11-15T16:00:00.000Z', end_at: '2026-12-15T16:00:00.000Z' },
  home,
  away,
  my_best_data: null,
  leader: null,
  winner: null,
  by_time: false,
  now: '2026-11-25T04:00:00.000Z',
  ...more,
})

test.each([
  [[86.4, 82.1], { leader: 'home' }, '火焰之光隊領先 4.3 分'],
  [[80, 92.5], { leader: 'away' }, '方口獅吼隊領先 12.5 分'],
  [[80, 92.5], { leader: 'away', winner: 'away' }, '方口獅吼隊獲勝，多 12.5 分'],
  [[90, 90], { leader: 'home', by_time: true }, '同分，火焰之光隊花的時間比較少，領先'],
  [[90, 90], { leader: 'home' }, '火焰之光隊領先不到 0.1 分'],
  [[90, null], { leader: 'home' }, '火焰之光隊領先'],
  [[90, 90], { leader: 'draw' }, '兩隊同分'],
  [[90, 90], { leader: 'draw', winner: 'draw' }, '兩隊平手'],
  [[null, null], {}, '兩隊的成績都還不算數'],
] as const)('%j with %j is told as %s', ([home, away], more, text) => {
  expect(leadText(ranking([standing(1, home), standing(3, away)], more), '分')).toBe(text)
})

test('where nobody has played, so it says', () => {
  expect(leadText(ranking([standing(1, null, 0), standing(3, null, 0)], {}), '分')).toBe('還沒有人玩過')
})
