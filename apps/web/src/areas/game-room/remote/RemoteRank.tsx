import type { RankView } from '@hakka/contract/room-views'
import { CheckCircle2 } from 'lucide-react'
import { FaceText } from '../Face.tsx'
import type { HostProps } from '../HostBoard.tsx'
import { optionsOf } from '../options.ts'
import { Missing } from './Missing.tsx'

/** What is ranked, and who has not put it in order yet. */
export function RemoteRank({ view, stage, look, shown }: HostProps & { shown: RankView }) {
  const options = stage ? optionsOf(stage, shown.added) : []
  const most = Math.max(1, ...shown.bars.map(({ points }) => points ?? 0))
  return (
    <>
      <h2>
        <CheckCircle2 size={22} className="text-correct" aria-hidden="true" />
        {view.answered} / {Math.max(view.present, view.answered)} 人排好了
      </h2>
      <ol>
        {shown.bars.map(({ id, place, points }) => {
          const face = options.find((option) => option.id === id)
          return (
            <li key={id} className="remote-row">
              <b className="w-6 flex-none">{place ?? '？'}</b>
              <div className="remote-rank py-1">
                <p className="flex items-start justify-between gap-2">
                  {face && <FaceText face={face} dialectId={stage?.dialect_id ?? 1} pinyin={look.pinyin} />}
                  {points !== null && look.scores && <b className="whitespace-nowrap">{points} 分</b>}
                </p>
                {points !== null && (
                  <div className="remote-bar">
                    <span
                      className="remote-fill"
                      data-first={place === 1 || undefined}
                      style={{ width: `${Math.round((100 * points) / most)}%` }}
                    />
                  </div>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <Missing title="還沒排" view={view} />
    </>
  )
}
