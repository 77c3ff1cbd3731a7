import type { RankRow, Ranking as Ranks } from '@hakka/contract/event'
import { cx } from '@hakka/ui/cx.ts'

const PETAL = 'M0 2C-11-7-16-24-10-35C-7-40-3-38 0-34C3-38 7-40 10-35C16-24 11-7 0 2Z'
const FIFTHS = [0, 72, 144, 216, 288]

/** A rank; the first three on a blossom, unless it is one that nobody has. */
function Rank({ rank, guessed }: { rank: number; guessed: boolean }) {
  if (guessed) return <b className="rank-no">{`約 ${rank}`}</b>
  if (rank > 3) return <b className="rank-no">{rank}</b>
  return (
    <span className="rank-medal" data-rank={rank}>
      <svg width="40" height="40" viewBox="-40 -40 80 80" aria-hidden="true">
        {FIFTHS.map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
        ))}
      </svg>
      <b>{rank}</b>
    </span>
  )
}

function Row({
  row,
  guessed = false,
  levels,
  timed,
  counted,
}: {
  row: RankRow
  /** The rank is the one that a result would have. */
  guessed?: boolean
  levels: boolean
  timed: boolean
  counted: boolean
}) {
  const { level_1_time_text: first = '－', level_2_time_text: second = '－' } = row
  return (
    <tr className={cx(row.is_me && 'rank-mine')}>
      <td>
        <Rank rank={row.rank} guessed={guessed} />
      </td>
      <td>
        {row.name}
        {row.is_me && <span className="rank-you">你</span>}
        {levels && (
          <small className="rank-levels">
            <span>{`第一關 ${first}`}</span> <span>{`第二關 ${second}`}</span>
          </small>
        )}
      </td>
      {levels ? (
        <>
          <td className="rank-number rank-level">{first}</td>
          <td className="rank-number rank-level">{second}</td>
          <td className="rank-number">
            <b>{row.used_time_text}</b>
          </td>
        </>
      ) : (
        <>
          <td className="rank-number">
            <b>{row.score.toLocaleString('zh-TW')}</b>
          </td>
          {counted && <td className="rank-number">{row.completed_count ?? '－'}</td>}
          {timed && <td className="rank-number rank-time">{row.used_time_text}</td>}
        </>
      )}
    </tr>
  )
}

/** The first ten, and the reader's own row: below them where it stands further down, else at its place among them. */
export function Ranking({
  ranks: { ranking_bars_data: rows, my_best_data: mine, total_player_num, total_play_times },
  own = mine,
  levels = false,
  note,
  score,
  completed,
  none = '還沒有人上榜，來當第一個吧！',
}: {
  ranks: Ranks
  /** Another row than one's best: the result at hand, with the rank that it would have. */
  own?: RankRow | null
  /** By the time of two levels, not by points. */
  levels?: boolean | undefined
  note?: string
  /** What the score of a game is called that takes everybody the same time. */
  score?: string | undefined
  /** What is counted beside the score, where a game has that. */
  completed?: string | undefined
  /** Said where nobody has a row. */
  none?: string | undefined
}) {
  const timed = score === undefined
  const byScore = [score ?? '分數', ...(completed ? [completed] : []), ...(timed ? ['時間'] : [])]
  const columns = levels ? ['第一關', '第二關', '總時間'] : byScore
  const added = rows.some(({ is_me }) => is_me) ? null : own
  const shown = { levels, timed, counted: completed !== undefined }
  const ownRow = added && <Row key="own" row={added} guessed={added !== mine} {...shown} />
  const place = rows.findIndex(({ rank }) => added !== null && rank >= added.rank)
  const ahead = place < 0 ? rows : rows.slice(0, place)
  const isFar = added !== null && place < 0 && rows.length > 0 && added.rank > rows.length + 1
  return (
    <section id="rank" className={cx('ranking', levels && 'ranking-levels')} aria-labelledby="rank-title">
      <div className="ranking-head">
        <h2 id="rank-title">排行榜</h2>
        <p>{note ?? `${total_player_num} 人上榜，共 ${total_play_times.toLocaleString('zh-TW')} 次`}</p>
      </div>
      {rows.length === 0 && !added ? (
        <p className="ranking-none">{none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">名次</th>
              <th scope="col">姓名</th>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={cx('rank-number', levels && index < 2 && 'rank-level')}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ahead.map((row) => (
              <Row key={row.rank} row={row} {...shown} />
            ))}
            {isFar && (
              <tr className="rank-gap">
                <td colSpan={2 + columns.length}>
                  <span aria-hidden="true">•••</span>
                </td>
              </tr>
            )}
            {ownRow}
            {rows.slice(ahead.length).map((row) => (
              <Row key={row.rank} row={row} {...shown} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
