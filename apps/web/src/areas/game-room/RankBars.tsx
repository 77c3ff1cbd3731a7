import type { RankView, RoomStage } from '@hakka/contract/room-views'
import { FacePicture, FaceText } from './Face.tsx'
import { useRoomOf } from './use-unit.ts'
import './rank.css'

const ROW = 104
const GAP = 12

/** What a class has put in order: the most points first, as long as its bar. A bar that is still shut says nothing. */
export function RankBars({
  view,
  options,
  dialectId,
  pinyin,
  scores,
  people,
}: {
  view: RankView
  options: RoomStage['options']
  dialectId: number
  pinyin: boolean
  /** Whether points are written into the bars. */
  scores: boolean
  /** Who has ranked: a bar would be full if all of them had put it first. */
  people: number
}) {
  const [measure, room] = useRoomOf()
  const rows = Math.max(1, view.bars.length)
  const size = Math.min(1, (room.height - 40 - GAP * (rows - 1)) / rows / ROW)
  const most = Math.max(1, people * options.length, ...view.bars.map(({ points }) => points ?? 0))
  const pictures = options.some(({ image }) => image)
  return (
    <div ref={measure} className="rank-sheet">
      <ol
        className="rank-bars"
        data-pictures={pictures || undefined}
        style={{ fontSize: `calc(${16 * size} * var(--u))` }}
      >
        {view.bars.map(({ id, points, firsts, place }) => {
          const face = options.find((option) => option.id === id)
          return (
            <li key={id} className="rank-row" data-first={place === 1 && points !== null ? '' : undefined}>
              <span className="rank-place">{place ?? '？'}</span>
              {face ? <FacePicture face={face} className="rank-picture" /> : null}
              <span className="rank-name">
                {face && <FaceText face={face} dialectId={dialectId} pinyin={pinyin} />}
              </span>
              <span className="rank-track">
                {points === null ? (
                  <span className="rank-shut">還沒公布</span>
                ) : (
                  <span className="rank-lane">
                    <span className="rank-bar" style={{ width: `${Math.round((100 * points) / most)}%` }}>
                      {scores && <b>{points} 分</b>}
                    </span>
                  </span>
                )}
                {points !== null && scores && firsts !== null && (
                  <span className="rank-firsts">{firsts} 人排第一</span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {scores && options.length > 1 && (
        <p className="rank-rule">
          排第一 {options.length} 分、第二 {options.length - 1} 分，依此類推
        </p>
      )}
    </div>
  )
}
