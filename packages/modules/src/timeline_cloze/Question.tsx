import { type ReactNode, useMemo } from 'react'
import { AnswerBoard } from '#kit/AnswerBoard.tsx'
import { type BoardArea, boardOption } from '#kit/board.ts'
import { DoneBanner } from '#kit/DoneBanner.tsx'
import { Hakka } from '#kit/Hakka.tsx'
import type { PlacedAnswer } from '#kit/score.ts'
import { seedOf } from '#kit/shuffle.ts'
import type { TimelineContent } from './module.ts'
import { areaId, blanksOf, isBlank, PARTS } from './parts.ts'
import { Timeline } from './Timeline.tsx'
import { ui } from './ui.ts'

/** One timeline: the texts of its blanks in a pool, and the line to put them back on. */
export function Question({
  content,
  index,
  moduleKey,
  summary,
  onDone,
  onward,
}: {
  content: TimelineContent
  index: number
  moduleKey: string
  /** Said when all is in its place. */
  summary: string
  onDone(first: PlacedAnswer): void
  onward: ReactNode
}) {
  const question = content.questions[index]
  const options = useMemo(
    () =>
      blanksOf(content)
        .filter((blank) => blank.question === index)
        .map(({ id, area, value }) => boardOption(id, area, value)),
    [content, index],
  )
  if (!question) return null
  const areas = question.terms.flatMap((term, at) =>
    PARTS.filter((part) => isBlank(term, part)).map<BoardArea>((part) => ({
      id: areaId(index, at, part),
      limit: 1,
      name: ui.blank(at + 1, part),
      look: 'blank',
    })),
  )
  return (
    <div className="grid gap-4">
      {question.lang !== 'zh' && question.pinyin !== undefined && (
        <p>
          <Hakka text={question.text} pinyin={question.pinyin} size="sentence" />
        </p>
      )}
      <p className="text-17 text-muted">{ui.todo(areas.length)}</p>
      <AnswerBoard
        options={options}
        areas={areas}
        arrange={(area) => (
          <Timeline terms={question.terms} blank={(at, part) => area(areaId(index, at, part))} />
        )}
        seed={seedOf(`${moduleKey} ${index}`)}
        onDone={onDone}
        banner={<DoneBanner>{summary}</DoneBanner>}
        onward={onward}
      />
    </div>
  )
}
