import { BOUNDS } from '@hakka/contract/constants'
import type { LessonReport } from '@hakka/contract/lesson-desk'
import { Link } from 'react-router'
import { TextAreaField } from '../../../app/forms/TextAreaField.tsx'

/** What is said unless somebody writes something else. */
const MENDED = '已經改好了，謝謝你的回報。'

/** Problems that were reported of a lesson: those that this publication mends are answered by it. */
export function ReportAnswers({
  lessonId,
  reports,
  replies,
  onReplies,
  errors,
  isLater,
  order,
}: {
  lessonId: number
  reports: readonly LessonReport[]
  /** Of those that are answered, by their ids. */
  replies: ReadonlyMap<number, string>
  onReplies(next: ReadonlyMap<number, string>): void
  errors: Readonly<Record<string, readonly string[]>>
  /** It is published at a time: nothing is mended until then. */
  isLater: boolean
  /** The ids in the order in which they are sent, for what is refused. */
  order: readonly number[]
}) {
  const put = (id: number, reply: string | undefined) => {
    const next = new Map(replies)
    if (reply === undefined) next.delete(id)
    else next.set(id, reply)
    onReplies(next)
  }
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-3" disabled={isLater}>
      <legend className="float-left w-full font-medium">這次改好的回報</legend>
      <p className="text-14 text-muted">
        {isLater
          ? '約了時間的，等發布以後再回覆。'
          : '勾起來的，發布時一起回覆：回報列表上看得到，也會寄信告訴回報的人。'}
      </p>
      {reports.map(({ id, code, content, module_id, module, item }) => {
        const reply = replies.get(id)
        return (
          <div key={id} className="grid min-w-0 gap-2 rounded-option border border-line p-3">
            <label className="flex min-h-8 cursor-pointer items-start gap-3">
              <input
                type="checkbox"
                className="mt-1 size-5 flex-none accent-brand"
                checked={reply !== undefined}
                onChange={(event) => put(id, event.target.checked ? MENDED : undefined)}
              />
              <span className="min-w-0">
                <span className="block text-14 text-muted tabular-nums">
                  {[code, module, item && `第 ${item} 個`].filter(Boolean).join('・')}
                </span>
                <span translate="no" className="line-clamp-4 break-words whitespace-pre-wrap">
                  {content}
                </span>
              </span>
            </label>
            {module_id !== null && (
              <Link
                to={`/admin/lesson/module?lesson_id=${lessonId}&module_id=${module_id}&report=${id}`}
                className="inline-flex min-h-8 w-fit items-center font-bold"
              >
                打開這裡
              </Link>
            )}
            {reply !== undefined && !isLater && (
              <TextAreaField
                name={`reply-${id}`}
                label={`回覆 ${code}`}
                rows={2}
                required
                max={BOUNDS.feedback}
                value={reply}
                onValue={(next) => put(id, next)}
                errors={errors[`reports.${order.indexOf(id)}.reply`]}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
