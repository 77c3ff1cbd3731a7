import type { BoardRow, Boards as Own } from '@hakka/contract/event'
import { cx } from '@hakka/ui/cx.ts'
import { Footprints, TrendingUp } from 'lucide-react'

/** Beside the ranking: who has gained most since the first play, and who plays most often. */
export function Boards({
  boards: { improved, played, mine },
  levels = false,
}: {
  boards: Own
  /** What is gained is time, not points. */
  levels?: boolean | undefined
}) {
  return (
    <div className="boards">
      <Board
        id="board-improved"
        title="進步榜"
        about={levels ? '最好的一局比第一局快' : '最好的一局比第一局多'}
        sign={<TrendingUp size={24} aria-hidden="true" />}
        rows={improved}
        figure={({ gain_text }) => gain_text}
        none="還沒有人刷新自己的成績，再玩一局試試看！"
        own={mine && mine.gain > 0 ? `你進步了 ${mine.gain_text}` : undefined}
      />
      <Board
        id="board-played"
        title="參加榜"
        about="玩完的局數"
        sign={<Footprints size={24} aria-hidden="true" />}
        rows={played}
        figure={({ plays }) => `${plays} 局`}
        none="還沒有人玩過，來當第一個吧！"
        own={mine ? `你玩了 ${mine.plays} 局` : undefined}
      />
    </div>
  )
}

function Board({
  id,
  title,
  about,
  sign,
  rows,
  figure,
  none,
  own,
}: {
  id: string
  title: string
  about: string
  sign: React.ReactNode
  rows: readonly BoardRow[]
  figure(row: BoardRow): string
  none: string
  /** One's own figure, where one has no row. */
  own: string | undefined
}) {
  return (
    <section className="event-card board" aria-labelledby={id}>
      <h2 id={id}>
        {sign}
        {title}
        <small>{about}</small>
      </h2>
      {rows.length === 0 ? (
        <p className="ranking-none">{none}</p>
      ) : (
        <ol>
          {rows.map((row) => (
            <li key={row.rank} className={cx(row.is_me && 'board-mine')}>
              <b className="rank-no">{row.rank}</b>
              <span>
                {row.name}
                {row.is_me && <span className="rank-you">你</span>}
              </span>
              <b>{figure(row)}</b>
            </li>
          ))}
        </ol>
      )}
      {own && !rows.some(({ is_me }) => is_me) && <p className="board-own">{own}</p>}
    </section>
  )
}
