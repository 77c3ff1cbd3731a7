import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { differing } from '../../app/desk/same.ts'
import { DraftOffer } from '../../app/drafts/DraftOffer.tsx'
import { useDraft } from '../../app/drafts/use-draft.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'

import { focusOn, useFocusOnErrors } from '../../app/forms/use-focus-on-errors.ts'
import { useFormKey } from '../../app/forms/use-form-key.ts'
import { isRefusal } from '../../app/is-refusal.ts'
import { withLogin } from '../../app/session/with-login.ts'

import { uploadApi } from '../../app/upload.ts'
import { bodyOf, type Faults, faultsOf, type ReportValues } from './form-values.ts'
import { ReportFields } from './ReportFields.tsx'
import { Sent } from './Sent.tsx'

const FAILED = '發生錯誤'

/** What came of a form that was posted without a script. */
export interface Posted {
  code?: string
  /** What was typed; pictures do not come back. */
  values?: Omit<ReportValues, 'screenshots'>
  errors?: Record<string, string[]>
  failure?: string
}

/** What somebody has written who looks at another page, pictures included: until the document is another. */
let left: { search: string; values: ReportValues } | undefined

const leftAt = (search: string) => (search === '' || left?.search === search ? left?.values : undefined)

/** The form of a report. Whatever goes wrong, what was written and chosen stays in it. It works without a script. */
export function FeedbackForm({
  search,
  opened,
  token,
  posted = {},
}: {
  /** The query that it was opened with. */
  search: string
  opened: ReportValues
  /** Of the visitor's session (`GET /api/csrf`), for a form that is posted by itself. */
  token: string
  posted?: Posted | undefined
}) {
  const [values, setValues] = useState(() => ({ ...(leftAt(search) ?? opened), ...posted.values }))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState(posted.errors)
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState(posted.failure)
  const [code, setCode] = useState(posted.code)
  const [alive, setAlive] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const formKey = useFormKey()
  useFocusOnErrors(form, refusal)
  const isDirty = () => code === undefined && differing(values, opened).length > 0
  const draft = useDraft<ReportValues>({
    base: { values: opened },
    values,
    isDirty,
    onRestore: (kept) => setValues({ ...values, ...kept }),
  })
  const kept = useRef(left)
  useEffect(() => {
    kept.current = isDirty() ? { search, values } : undefined
  })
  useEffect(() => {
    setAlive(true)
    return () => {
      left = kept.current
    }
  }, [])
  const faults = faultsOf(values)
  const missing = Object.values(faults).flatMap((own) => own ?? [])
  const sending = progress !== undefined

  async function send() {
    if (sending || missing.length > 0) return
    setProgress(0)
    setRefusal(undefined)
    setFailure(undefined)
    try {
      const body = { ...bodyOf(values), form_key: formKey }
      const answer = await withLogin(() => uploadApi(setProgress)('POST /api/feedback', { body }))
      setCode(answer.feedback_code)
    } catch (error) {
      const told = isRefusal(error)
      const body = told ? error.message : FAILED
      toast({ type: 'error', title: '表單送出失敗', body })
      setFailure(body)
      if (told) setRefusal(error.errors)
    } finally {
      setProgress(undefined)
    }
  }

  if (code !== undefined) {
    return (
      <Sent
        code={code}
        onAnother={() => {
          setValues({ ...opened, email: values.email, tel: values.tel, subcategory: [], screenshots: [] })
          setTouched(new Set())
          setCode(undefined)
        }}
      />
    )
  }
  const shown: Faults = { ...refusal }
  for (const name of touched) shown[name] = faults[name] ?? refusal?.[name]
  const touch = (name: string | undefined) => {
    if (name && !touched.has(name)) setTouched(new Set(touched).add(name))
  }
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label="問題回報"
      aria-busy={sending || undefined}
      className="grid gap-6 rounded-card border border-line bg-white p-5 md:p-8"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onBlur={({ target }) => touch(target.closest<HTMLElement>('[data-field]')?.dataset.field)}
    >
      <input type="hidden" name="_token" value={token} />
      <DraftOffer
        draft={draft}
        onDone={() => focusOn(form.current?.querySelector<HTMLElement>('[data-field]'))}
      />
      {failure && <FormAlert>表單送出失敗：{failure}</FormAlert>}
      <ReportFields
        values={values}
        errors={shown}
        onChange={(changes) => {
          setValues((before) => ({ ...before, ...changes }))
          setRefusal((before) => without(before, Object.keys(changes)))
        }}
      />
      <div className="grid gap-4 border-t border-line pt-6">
        {missing.length > 0 && (
          <div id="feedback-missing" className="text-16 text-muted">
            <p>完成下面各項，就可以送出：</p>
            <ul className="list-disc pl-6">
              {missing.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        )}
        <p role="status" className={sending ? 'flex items-center gap-4 font-bold text-brand' : 'sr-only'}>
          {sending && '處理中，請稍候…'}
        </p>
        {sending && (
          <progress className="progress-bar h-3 w-full" value={progress} max={1} aria-label="傳送進度" />
        )}
        <Button
          type="submit"
          kind="brand"
          size="l"
          icon={<Send aria-hidden="true" />}
          busy={sending}
          disabled={alive && missing.length > 0}
          aria-describedby={missing.length > 0 ? 'feedback-missing' : undefined}
          className="justify-self-start max-sm:w-full"
        >
          送出
        </Button>
      </div>
    </form>
  )
}

/** A field that has been changed since is no longer what was refused. */
function without(faults: Record<string, string[]> | undefined, changed: readonly string[]) {
  if (!faults) return undefined
  return Object.fromEntries(
    Object.entries(faults).filter(([name]) => !changed.some((own) => name === own || name.startsWith(own))),
  )
}
