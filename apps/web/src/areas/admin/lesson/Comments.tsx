import type { DeskLesson } from '@hakka/contract/lesson-desk'
import { Button } from '@hakka/ui/Button.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { FormAlert } from '../../../app/forms/FormAlert.tsx'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { TextAreaField } from '../../../app/forms/TextAreaField.tsx'
import { useSending } from '../../../app/forms/use-sending.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'

/** What editors say to one another of a lesson and its modules; what is done is ticked. */
export function Comments({ lesson }: { lesson: DeskLesson }) {
  const { revalidate } = useRevalidator()
  const { busy, errors, alert, send } = useSending()
  const [text, setText] = useState('')
  const [moduleId, setModuleId] = useState<number | null>(null)
  const modules = lesson.activities.flatMap((own) => own.modules)
  const nameOf = (id: number | null) => {
    const found = modules.find((own) => own.id === id)
    return found ? `${found.code} ${found.name}` : id === null ? '整課' : '已拿掉的模組'
  }
  const say = async () => {
    const body = { id: lesson.id, text, ...(moduleId !== null && { module_id: moduleId }) }
    if (!(await send(() => api('POST /api/admin/lesson/comment', { body })))) return
    setText('')
    await revalidate()
  }
  const tick = async (id: number, isDone: boolean) => {
    const body = { id: lesson.id, comment_id: id, is_done: isDone ? 1 : 0 }
    if (await send(() => api('POST /api/admin/lesson/comment/done', { body }))) await revalidate()
  }
  return (
    <section aria-labelledby="lesson-comments" className="desk-card">
      <h2 id="lesson-comments" className="text-20 font-bold">
        留言
      </h2>
      <ul>
        {lesson.comments.map((own) => (
          <li key={own.id} className="grid gap-1 border-t border-line py-3">
            <p className="text-14 text-muted">
              {own.by}・{taipeiTime(own.at)}・{nameOf(own.module_id)}
            </p>
            <p
              className={
                own.is_done === 1
                  ? 'break-words whitespace-pre-wrap text-muted'
                  : 'break-words whitespace-pre-wrap'
              }
            >
              {own.text}
            </p>
            <label className="inline-flex min-h-8 items-center gap-2 text-16">
              <input
                type="checkbox"
                checked={own.is_done === 1}
                disabled={busy}
                onChange={(event) => void tick(own.id, event.target.checked)}
                className="size-5 accent-brand"
              />
              處理好了
            </label>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 border-t border-line pt-3">
        {alert && <FormAlert>{alert}</FormAlert>}
        <SelectField<number | null>
          name="module_id"
          label="說的是"
          value={moduleId}
          onValue={setModuleId}
          options={[
            { value: null, label: '整課' },
            ...modules.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
          ]}
        />
        <TextAreaField
          name="text"
          label="留言"
          rows={2}
          max={1000}
          value={text}
          onValue={setText}
          errors={errors.text}
        />
        <div>
          <Button kind="ghost" busy={busy} disabled={text.trim() === ''} onClick={() => void say()}>
            留言
          </Button>
        </div>
      </div>
    </section>
  )
}
