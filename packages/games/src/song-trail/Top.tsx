import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Trophy } from 'lucide-react'
import type { RankLine } from '#kit/view.ts'
import { UI } from './ui.ts'

const FEW = 5

/** The first five beside the game, and the way to the whole ranking. */
export function TopFive({ ranks, onOpen }: { ranks: readonly RankLine[]; onOpen(): void }) {
  return (
    <section className="song-top" aria-labelledby="song-top">
      <h2 id="song-top">
        <Trophy size={24} aria-hidden="true" />
        {UI.top}
      </h2>
      {ranks.length === 0 ? <p>{UI.none}</p> : <Rows ranks={ranks.slice(0, FEW)} />}
      <Button kind="soft" block onClick={onOpen}>
        {UI.ranking}
      </Button>
    </section>
  )
}

/** The ranking as it was when the play began; the clock goes on. */
export function RankingDialog({
  ranks,
  open,
  onClose,
}: {
  ranks: readonly RankLine[]
  open: boolean
  onClose(): void
}) {
  return (
    <Dialog open={open} onClose={onClose} title="排行榜">
      <div className="song-top">{ranks.length === 0 ? <p>{UI.none}</p> : <Rows ranks={ranks} timed />}</div>
    </Dialog>
  )
}

const Rows = ({ ranks, timed = false }: { ranks: readonly RankLine[]; timed?: boolean }) => (
  <ol>
    {ranks.map(({ rank, name, score, used_time_text, is_me }) => (
      <li key={rank} className={cx(is_me && 'own')}>
        <b data-rank={rank}>
          <span className="sr-only">第 </span>
          {rank}
          <span className="sr-only"> 名</span>
        </b>
        <span>
          {name}
          {is_me && <small>你</small>}
        </span>
        {timed && <time>{used_time_text}</time>}
        <em>{`${score} 分`}</em>
      </li>
    ))}
  </ol>
)
