import type { CloudView } from '@hakka/contract/room-views'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Filter } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Act } from './act.ts'
import { CloudCard } from './CloudCard.tsx'
import { inkOf } from './cloud-ink.ts'
import { layOutCloud } from './cloud-layout.ts'
import { shownPinyin } from './shown-pinyin.ts'
import { usePaced } from './use-paced.ts'
import { useRoomOf } from './use-unit.ts'
import './cloud.css'

/** Words move once in two seconds at the most. */
const PACE_MS = 2_000
/** The cloud of a class: what more have written is larger; who chooses a word reads who wrote it. */
export function Cloud({
  view,
  at,
  dialectId,
  pinyin,
  names,
  act,
}: {
  view: CloudView
  at: string
  dialectId: number
  pinyin: boolean
  /** Whether names are shown. */
  names: boolean
  act: Act
}) {
  const [measure, room] = useRoomOf()
  const [shared, setShared] = useState(false)
  const paced = usePaced(view.words, PACE_MS)
  const words = useMemo(
    () =>
      paced
        .filter(({ count }) => !shared || count > 1)
        .map(({ word, text, pinyin: own, count }) => ({
          id: word,
          text,
          count,
          reading: pinyin ? shownPinyin(own, dialectId) : '',
        })),
    [paced, shared, pinyin, dialectId],
  )
  const cloud = useMemo(
    () => layOutCloud(words, { width: room.width - 80, height: room.height - 120 }),
    [words, room.width, room.height],
  )
  const picked = view.words.find(({ word }) => word === view.picked)
  const pick = (word: string | null) => void act({ do: 'cloud.pick', at, word })
  return (
    <div ref={measure} className="board-sheet cloud-sheet">
      <ul className="cloud-words" aria-label="大家寫的詞">
        {cloud.words.map(({ id, text, reading, count, x, y, size, small }) => (
          <li
            key={id}
            style={{
              translate: `calc(${x * cloud.scale} * var(--u) - 50%) calc(${y * cloud.scale} * var(--u) - 50%)`,
              fontSize: `calc(${size * cloud.scale} * var(--u))`,
            }}
          >
            <button
              type="button"
              className="cloud-word"
              data-ink={inkOf(id)}
              data-word={text}
              aria-pressed={id === view.picked}
              onClick={() => pick(id === view.picked ? null : id)}
            >
              <span translate="no">{text}</span>
              {reading && (
                <span lang="hak-Latn-TW" className="cloud-reading" style={{ fontSize: `${small / size}em` }}>
                  {reading}
                </span>
              )}
              <span className="sr-only">，{count} 人</span>
            </button>
          </li>
        ))}
      </ul>
      {view.words.length === 0 && (
        <p className="board-empty">
          <Bird width={190} />
          {view.waiting > 0 ? `${view.waiting} 個詞寫好了，老師看過就放上來` : '還沒有人寫，等第一個詞…'}
        </p>
      )}
      {view.words.length > 0 && (
        <div className="board-hint cloud-foot">
          <button type="button" aria-pressed={shared} onClick={() => setShared(!shared)}>
            <Filter aria-hidden="true" />
            只看兩人以上寫的
          </button>
          <span>同一個字的不同寫法算在一起：𠊎＝厓＝涯</span>
        </div>
      )}
      {picked && (
        <CloudCard
          picked={picked}
          by={names ? view.picked_by : []}
          dialectId={dialectId}
          onHide={() => void act({ do: 'cloud.hide', at, word: picked.word, hidden: true })}
          onClose={() => pick(null)}
        />
      )}
    </div>
  )
}
