import type { RankRow, Ranking as Ranks } from '@hakka/contract/event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Ranking } from './Ranking.tsx'

const row = (rank: number, is_me = false): RankRow => ({
  rank,
  name: is_me ? '訪客' : `第${rank}位`,
  score: 100 - rank,
  used_time: 60_000 + rank,
  used_time_text: '01:00.00',
  is_me,
})
const ranksOf = (count: number, mine: number | null = null): Ranks => ({
  ranking_bars_data: Array.from({ length: Math.min(count, 10) }, (_, index) =>
    row(index + 1, index + 1 === mine),
  ),
  my_best_data: mine === null ? null : { ...row(mine, true), dialect_name: '四縣腔', created_at: '' },
  now_score_data: null,
  total_player_num: count,
  total_play_times: count,
})
/** What the rows begin with, one after the other. */
function rowsOf(ranks: Ranks, own?: RankRow): string[] {
  const page = renderToStaticMarkup(<Ranking ranks={ranks} {...(own && { own })} />)
  const [, body = ''] = page.split('<tbody>')
  return body.split('</tr>').map((line) =>
    line
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/)
      .slice(0, 2)
      .join(' '),
  )
}

it('the own row stands below the first ten, after a gap where somebody is between them', () => {
  expect(rowsOf(ranksOf(30, 24)).slice(9)).toEqual(['10 第10位', '•••', '24 訪客', ''])
  expect(rowsOf(ranksOf(11, 11)).slice(9)).toEqual(['10 第10位', '11 訪客', ''])
  expect(rowsOf(ranksOf(12, 3)).slice(1, 4)).toEqual(['2 第2位', '3 訪客', '4 第4位'])
})

it('a result that is in no ranking stands where it would be, by a rank that is nobody’s yet', () => {
  expect(rowsOf(ranksOf(10), row(3, true)).slice(1, 5)).toEqual(['2 第2位', '約 3', '3 第3位', '4 第4位'])
  expect(rowsOf(ranksOf(2), row(3, true))).toEqual(['1 第1位', '2 第2位', '約 3', ''])
  expect(rowsOf(ranksOf(0), row(1, true))).toEqual(['約 1', ''])
  expect(rowsOf(ranksOf(30), row(18, true)).slice(9)).toEqual(['10 第10位', '•••', '約 18', ''])
})

it('without a row it asks to be the first, or says what fits an event that is not on', () => {
  const none = { ...ranksOf(0), total_play_times: 0 }
  expect(renderToStaticMarkup(<Ranking ranks={none} />)).toContain('還沒有人上榜，來當第一個吧！')
  const coming = renderToStaticMarkup(<Ranking ranks={none} none="活動開始以後，名次會出現在這裡。" />)
  expect(coming).toContain('活動開始以後，名次會出現在這裡。')
  expect(coming).not.toContain('來當第一個')
})
