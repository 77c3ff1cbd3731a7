import { ApiError } from '@hakka/contract/client'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useFocusOnErrors } from '../../app/forms/use-focus-on-errors.ts'
import { useFormKey } from '../../app/forms/use-form-key.ts'
import { uploadApi } from '../../app/upload.ts'
import { bodyOf, type Faults, faultsOf, type ReportValues } from './form-values.ts'
import { ReportFields } from './ReportFields.tsx'
import { Sent } from './Sent.tsx'

const FAILED = '發生錯誤'

/** The form of a report. Whatever goes wrong, what was written and chosen stays in it. */
export function FeedbackForm({ opened }: { opened: ReportValues }) {
  const [values, setValues] = useState(opened)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState<Record<string, string[]>>()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [code, setCode] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const formKey = useFormKey()
  useFocusOnErrors(form, refusal)
  const faults = faultsOf(values)
  const missing = Object.values(faults).flatMap((own) => own ?? [])
  const sending = progress !== undefined

  async function send() {
    if (sending || missing.length > 0) return
    setProgress(0)
    setRefusal(undefined)
    setFailure(undefined)
    try {
      const answer = await uploadApi(setProgress)('POST /api/feedback', {
        body: { ...bodyOf(values), form_key: formKey },
      })
      setCode(answer.feedback_code)
    } catch (error) {
      // What the server says about the report is told; of a server or a line that is down there is nothing to say.
      const told = error instanceof ApiError && error.status >= 400 && error.status < 500
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
          disabled={missing.length > 0}
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
