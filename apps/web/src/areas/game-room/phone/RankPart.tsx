import { ROOM_REFUSALS } from '@hakka/contract/constants/room'
import { CheckCircle2, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { FaceText } from '../Face.tsx'
import { optionsOf } from '../options.ts'
import { useKeptDraft } from './kept-draft.ts'
import type { PartProps } from './part-props.ts'
import { RankList } from './RankList.tsx'
import './rank-list.css'

const readOrder = (value: unknown): number[] | undefined =>
  Array.isArray(value) && value.every((id) => typeof id === 'number') ? value : undefined

/** An order of one pupil, which may be changed as long as the class ranks; then what all of them came to. */
export function RankPart({ room, stage, view, own, offline, shut, act, waiting }: PartProps) {
  const at = stage.key
  const shown = view.shown?.kind === 'ranking' ? view.shown : undefined
  const options = optionsOf(stage, shown?.added ?? [])
  const [draft, setDraft] = useKeptDraft<number[]>(`${room}.${at}`, own.order, readOrder)
  const order = draft.filter((id) => options.some((option) => option.id === id))
  const [problem, setProblem] = useState('')
  const isWaiting = waiting.some(({ move }) => move.do === 'rank.order' && move.at === at)
  /** What the class has added since this pupil sent an order. */
  const more = own.answered && !isWaiting ? options.length - own.order.length : 0
  const isCounted =
    own.answered && own.order.length === order.length && own.order.every((id, place) => order[place] === id)

  async function send(): Promise<void> {
    setProblem('')
    const answer = await act({ do: 'rank.order', at, order })
    if (!answer.ok) setProblem(ROOM_REFUSALS[answer.code])
  }
  const open = shown?.bars.filter(({ points }) => points !== null) ?? []
  if (shown && open.length === shown.bars.length && open.length > 0) {
    return (
      <section className="mt-4">
        <h2 className="mb-2 text-18 font-bold">全班的排名</h2>
        <ol className="rank-list">
          {shown.bars.map(({ id, place, points }) => {
            const face = options.find((option) => option.id === id)
            return (
              <li key={id} className="rank-item gap-3 px-3" data-placed={place === 1 ? '' : undefined}>
                <span className="rank-badge">{place}</span>
                <span className="min-w-0 flex-1">
                  {face && <FaceText face={face} dialectId={stage.dialect_id} pinyin />}
                </span>
                <b className="whitespace-nowrap">{points} 分</b>
              </li>
            )
          })}
        </ol>
      </section>
    )
  }
  return (
    <>
      {more > 0 && shut === '' && (
        <p
          className="mt-3 flex items-center gap-2 rounded-option bg-warning-soft px-4 py-3 text-warning-deep"
          role="status"
        >
          <ListPlus size={22} className="flex-none" aria-hidden="true" />
          老師加了 {more} 個選項，把它也排進去再送一次。
        </p>
      )}
      {(isWaiting || (isCounted && more === 0)) && (
        <p
          className="mt-3 flex items-center gap-2 rounded-option bg-correct-soft px-4 py-3 text-correct-deep"
          role="status"
        >
          <CheckCircle2 size={22} className="flex-none" aria-hidden="true" />
          {isWaiting && offline ? '記下來了，連上就送出。' : '你的排名送出了。抬頭看黑板！'}
        </p>
      )}
      {shut === '' && (
        <RankList
          options={options}
          order={order}
          dialectId={stage.dialect_id}
          offline={offline}
          busy={isWaiting && !offline}
          sent={own.answered}
          same={isCounted}
          problem={problem}
          onOrder={setDraft}
          onSend={() => void send()}
        />
      )}
    </>
  )
}
