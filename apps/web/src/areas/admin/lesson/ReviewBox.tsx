import type { DeskLesson } from '@hakka/contract/lesson-desk'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { FormAlert } from '../../../app/forms/FormAlert.tsx'
import { TextAreaField } from '../../../app/forms/TextAreaField.tsx'
import { useSending } from '../../../app/forms/use-sending.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { useVisitor } from '../../../app/visitor.ts'

/** Asks somebody to look a lesson over, or answers whoever has asked. */
export function ReviewBox({ lesson, digest }: { lesson: DeskLesson; digest: string }) {
  const { permissions } = useVisitor()
  const { revalidate } = useRevalidator()
  const { busy, errors, alert, send } = useSending()
  const [text, setText] = useState('')
  const { review, id, version } = lesson
  const isOpen = review !== null && review.result === null
  const mayPublish = permissions.includes('lesson.publish')
  const isOwn = lesson.needs_review === 1 && lesson.is_author === 1

  const ask = async () => {
    if (!(await send(() => api('POST /api/admin/lesson/review', { body: { id, version, note: text } }))))
      return
    setText('')
    toast({ type: 'success', body: '送審了，等人看過' })
    await revalidate()
  }
  const answer = async (result: 'approved' | 'returned' | 'taken_back') => {
    const body = { id, version, result, digest, answer: text }
    if (!(await send(() => api('POST /api/admin/lesson/review/answer', { body })))) return
    setText('')
    await revalidate()
  }

  return (
    <section aria-labelledby="lesson-review" className="desk-card">
      <h2 id="lesson-review" className="text-20 font-bold">
        {isOpen ? `${review.asked_by}請人看` : '請人看'}
      </h2>
      {review && !isOpen && review.result !== 'taken_back' && (
        <div className={review.result === 'approved' ? 'review-said review-said-good' : 'review-said'}>
          <p className="font-bold">
            {review.answered_by}：{review.result === 'approved' ? '可以發布' : '退回修改'}
          </p>
          {review.answer && <p className="break-words whitespace-pre-wrap">{review.answer}</p>}
          <p className="text-14 text-muted">
            {review.answered_at && taipeiTime(review.answered_at)}
            {review.result === 'approved' && review.is_fresh === 0 && '・看過以後又改了'}
          </p>
        </div>
      )}
      {isOpen && (
        <div className="review-said">
          {review.note && <p className="break-words whitespace-pre-wrap">{review.note}</p>}
          <p className="text-14 text-muted">{taipeiTime(review.asked_at)} 送審</p>
        </div>
      )}
      {alert && <FormAlert>{alert}</FormAlert>}
      {isOpen && !mayPublish && <p className="text-muted">等有發布權限的人看過。</p>}
      {isOpen && mayPublish && isOwn && <p className="text-muted">你動手改過這一課，要由別人看。</p>}
      {!isOpen && (
        <>
          <TextAreaField
            name="review_note"
            label="想請人看哪裡"
            rows={2}
            max={500}
            value={text}
            onValue={setText}
            errors={errors.note}
          />
          <Button kind="ghost" busy={busy} onClick={() => void ask()}>
            送審
          </Button>
        </>
      )}
      {isOpen && mayPublish && !isOwn && (
        <TextAreaField
          name="answer"
          label="審查意見"
          rows={3}
          max={1000}
          value={text}
          onValue={setText}
          errors={errors.answer}
        />
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-3">
          {mayPublish && !isOwn && (
            <>
              <Button kind="brand" busy={busy} onClick={() => void answer('approved')}>
                可以發布
              </Button>
              <Button kind="ghost" busy={busy} onClick={() => void answer('returned')}>
                退回修改
              </Button>
            </>
          )}
          <Button kind="plain" busy={busy} onClick={() => void answer('taken_back')}>
            收回送審
          </Button>
        </div>
      )}
    </section>
  )
}
