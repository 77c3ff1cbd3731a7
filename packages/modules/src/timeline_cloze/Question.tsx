import { cx } from '@hakka/ui/cx.ts'
import { type ReactNode, useMemo } from 'react'
import { AnswerBoard } from '#kit/board/AnswerBoard.tsx'
import { type BoardArea, boardOptions } from '#kit/board/board.ts'
import { Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { seedOf } from '#kit/shuffle.ts'
import type { FirstTry, Mark } from '#kit/verdict.ts'
import { areaId, PARTS } from './parts.ts'
import type { ShownTimeline } from './public.ts'
import { Timeline } from './Timeline.tsx'
import { ui } from './ui.ts'

/** One timeline: the texts of its blanks in a pool, and the line to put them back on. */
export function Question({
  question,
  index,
  moduleKey,
  mark,
  summary,
  onDone,
  onward,
}: {
  question: ShownTimeline['questions'][number]
  index: number
  moduleKey: string
  mark: Mark
  /** Said when all is in its place. */
  summary: string
  onDone(first: FirstTry): void
  onward: ReactNode
}) {
  const { oneScreen } = useHost()
  const options = useMemo(() => boardOptions(question.options), [question])
  const areas = question.terms.flatMap((term, at) =>
    PARTS.filter((part) => term[part] === 'blank').map<BoardArea>((part) => ({
      id: areaId(index, at, part),
      limit: 1,
      name: ui.blank(at + 1, part),
      look: 'blank',
    })),
  )
  return (
    <div className={cx('grid', oneScreen ? 'fits gap-2' : 'gap-4')}>
      {question.lang !== 'zh' && question.pinyin !== undefined && (
        <p>
          <Hakka text={question.text} pinyin={question.pinyin} size="sentence" />
        </p>
      )}
      {!oneScreen && <p className="text-17 text-muted">{ui.todo(areas.length)}</p>}
      <AnswerBoard
        sorted
        options={options}
        areas={areas}
        arrange={(area) => (
          <Timeline terms={question.terms} blank={(at, part) => area(areaId(index, at, part))} />
        )}
        seed={seedOf(`${moduleKey} ${index}`)}
        mark={mark}
        onDone={onDone}
        praise={{ text: summary }}
        onward={onward}
      />
    </div>
  )
}
