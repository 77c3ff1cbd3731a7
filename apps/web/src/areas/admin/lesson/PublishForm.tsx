import type { CallAnswer } from '@hakka/contract/calls'
import type { DeskLesson } from '@hakka/contract/lesson-desk'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { CalendarClock, Rocket } from 'lucide-react'
import { Children, type ReactNode, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { DateTimeField } from '../../../app/forms/DateTimeField.tsx'
import { FormAlert } from '../../../app/forms/FormAlert.tsx'
import { RadioGroupField } from '../../../app/forms/RadioGroupField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { useFocusOnErrors } from '../../../app/forms/use-focus-on-errors.ts'
import { useSending } from '../../../app/forms/use-sending.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { useVisitor } from '../../../app/visitor.ts'
import { ReportAnswers } from './ReportAnswers.tsx'
import { usePlanned } from './use-planned.ts'

type Checked = CallAnswer<'GET /api/admin/lesson/checks'>['data']

/** When a lesson is published and what is said of it; the bar below does it. */
export function PublishForm({
  lesson,
  checked,
  children,
}: {
  lesson: DeskLesson
  checked: Checked
  /** What was checked; beside it, who has looked it over. */
  children: ReactNode
}) {
  const { permissions } = useVisitor()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { busy, errors, alert, send } = useSending()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [at, setAt] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [leaving, setLeaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnErrors(form, errors)
  const [replies, setReplies] = useState<ReadonlyMap<number, string>>(new Map())
  usePlanned(lesson, () => {
    setWhen('now')
    setAt(null)
    setNote('')
  })
  const [main, side] = Children.toArray(children)
  const faults = checked.checks.filter(({ result }) => result === 'fault').length
  const remarks = checked.checks.filter(({ result }) => result === 'remark').length
  const mayPublish = permissions.includes('lesson.publish')
  const { id, version } = lesson

  const answers = checked.reports.flatMap(({ id: own, version: read }) => {
    const reply = replies.get(own)
    return reply === undefined ? [] : [{ id: own, version: read, reply }]
  })
  const publish = async () => {
    const later = when === 'later'
    const body = {
      id,
      version,
      digest: checked.digest,
      note,
      ...(later ? { publish_at: at ?? '' } : { reports: answers }),
    }
    if (!(await send(() => api('POST /api/admin/lesson/publish', { body })))) return
    if (!later && answers.length > 0)
      toast({ type: 'success', body: `${answers.length} 則回報回覆了，也寄信告訴回報的人` })
    toast({ type: 'success', body: later ? '排好時間了' : `「${lesson.title.hakka}」發布了` })
    if (later) await revalidate()
    else await navigate(`/admin/lesson/edit?id=${id}`)
  }
  const unplan = async () => {
    if (await send(() => api('POST /api/admin/lesson/unplan', { body: { id, version } }))) await revalidate()
  }
  const withdraw = async () => {
    await api('POST /api/admin/lesson/withdraw', { body: { id, version } })
    toast({ type: 'success', body: '下架了：學生看不到，這裡還在' })
    await revalidate()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void publish()
      }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[1.4fr_1fr]">
        {main}
        <div className="grid content-start gap-4">
          {side}
          {mayPublish && (
            <section aria-labelledby="lesson-when" className="desk-card">
              <h2 id="lesson-when" className="text-20 font-bold">
                什麼時候發布
              </h2>
              {lesson.plan && (
                <div className="review-said">
                  <p className="flex items-center gap-2 font-bold">
                    <CalendarClock size={20} aria-hidden="true" />
                    {taipeiTime(lesson.plan.publish_at)} 發布
                  </p>
                  <p>
                    {lesson.plan.by}：{lesson.plan.note}
                  </p>
                  {lesson.plan.failure && (
                    <p role="alert" className="text-wrong-deep">
                      沒有發布：{lesson.plan.failure}
                    </p>
                  )}
                  <Button kind="ghost" busy={busy} onClick={() => void unplan()}>
                    取消排定
                  </Button>
                </div>
              )}
              <RadioGroupField<'now' | 'later'>
                name="when"
                label="時間"
                value={when}
                onValue={setWhen}
                options={[
                  { value: 'now', label: '現在', hint: '學生下次打開就是新的；正在上課的班這節課不換' },
                  { value: 'later', label: '約個時間', hint: '時間到了自動發布；在那以前再改，就要再排一次' },
                ]}
              />
              {when === 'later' && (
                <DateTimeField
                  name="publish_at"
                  label="發布時間"
                  required
                  value={at}
                  onValue={setAt}
                  errors={errors.publish_at}
                />
              )}
              <TextField
                name="note"
                label="這次改了什麼"
                required
                max={200}
                value={note}
                onValue={setNote}
                errors={errors.note}
              />
              {checked.reports.length > 0 && permissions.includes('feedback edit') && (
                <ReportAnswers
                  lessonId={id}
                  reports={checked.reports}
                  replies={replies}
                  onReplies={setReplies}
                  errors={errors}
                  isLater={when === 'later'}
                  order={answers.map((own) => own.id)}
                />
              )}
              {lesson.state === 'published' && (
                <div>
                  <Button kind="plain" className="text-wrong-deep" onClick={() => setLeaving(true)}>
                    下架這一課
                  </Button>
                </div>
              )}
            </section>
          )}
          {alert && <FormAlert>{alert}</FormAlert>}
        </div>
      </div>
      <section className="save-bar" aria-label="發布">
        <p role="status" className="flex min-w-40 flex-1 items-center gap-3">
          <span aria-hidden="true" className="save-dot" data-unsaved={faults > 0 || undefined} />
          <span className="leading-snug">
            <b>
              {faults > 0
                ? `還有 ${faults} 項要改`
                : remarks > 0
                  ? `可以發布，還有 ${remarks} 個提醒`
                  : '可以發布'}
            </b>
            <span className="block text-14">發布後是版本 {checked.next_no}，隨時能回到先前的版本</span>
          </span>
        </p>
        {mayPublish && (
          <Button
            type="submit"
            kind="ghost"
            icon={<Rocket aria-hidden="true" />}
            busy={busy}
            disabled={faults > 0}
            className="font-bold text-brand"
          >
            {when === 'later' ? '排定發布' : '發布'}
          </Button>
        )}
      </section>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={`下架「${lesson.title.hakka}」？`}
        confirm="下架"
        onConfirm={withdraw}
      >
        學生打不開這一課，選單和搜尋也找不到；學習紀錄還在。之後可以再發布。
      </ConfirmDialog>
    </form>
  )
}
