import { ApiError } from '@hakka/contract/api-error'
import { BOUNDS, gradeName, STEP_MAX } from '@hakka/contract/constants'
import { CLASS_STATUSES } from '@hakka/contract/constants/school-class'
import type { SchoolClass } from '@hakka/contract/school-class-shapes'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { ErrorState } from '@hakka/ui/ErrorState.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { servicesContext } from '../../app/context.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { differing } from '../../app/desk/same.ts'
import { UnsavedGuard } from '../../app/desk/UnsavedGuard.tsx'
import { DraftOffer } from '../../app/drafts/DraftOffer.tsx'
import { useDraft } from '../../app/drafts/use-draft.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { RadioGroupField } from '../../app/forms/RadioGroupField.tsx'
import { SchoolField } from '../../app/forms/SchoolField.tsx'
import { SelectField } from '../../app/forms/SelectField.tsx'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { TextAreaField } from '../../app/forms/TextAreaField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { focusOn } from '../../app/forms/use-focus-on-errors.ts'
import { useFormKey } from '../../app/forms/use-form-key.ts'
import { useSending } from '../../app/forms/use-sending.ts'
import { pageMeta } from '../../app/meta.ts'
import { orFailed } from '../../app/or-failed.ts'
import { missingPage } from '../../app/throw-page.ts'
import type { Route } from './+types/form.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.own ? '編輯班級' : '建立班級')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api: ask } = context.get(servicesContext)
  const asked = searchParams.get('id')
  if (asked === null) {
    const made = await orFailed(
      // The list: who may make none is told as everywhere.
      Promise.all([ask('GET /api/my/account'), ask('GET /api/my/teaching-class/list')]),
    )
    return made && { own: null, school: made[0].data.school }
  }
  if (!/^[1-9]\d{0,8}$/.test(asked)) missingPage()
  const found = await orFailed(ask('GET /api/my/teaching-class/{id}', { params: { id: asked } }))
  if (!found) return null
  const { school_id, school_name } = found.data.class
  return {
    own: found.data.class,
    school: school_id === null ? null : { id: school_id, name: school_name ?? '' },
  }
}

const GRADES = Array.from({ length: STEP_MAX }, (_, at) => ({ value: at + 1, label: gradeName(at + 1) }))

const LIST = '/my/teaching-class'
/** What was said is read before the page goes on. */
const PAUSE_MS = 500

export default function ClassForm({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!loaderData)
    return (
      <ErrorState title="班級資料讀取失敗" retry={() => void revalidate()}>
        網路可能斷了，或是網站正在更新。
      </ErrorState>
    )
  return <Fields key={loaderData.own?.id ?? 'new'} {...loaderData} />
}

interface School {
  id: number
  name: string
}

const valuesOf = (own: SchoolClass | null, school: School | null) => ({
  school: school && { id: school.id, name: school.name },
  status: own?.status ?? 1,
  name: own?.name ?? '',
  grade_no: own?.grade_no ?? null,
  description: own?.description ?? '',
  remark: own?.remark ?? '',
})

function Fields({ own, school }: { own: SchoolClass | null; school: School | null }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const sending = useSending()
  const formKey = useFormKey()
  const [asked, setAsked] = useState(false)
  const [base, setBase] = useState(() => valuesOf(own, school))
  const [values, setValues] = useState(base)
  const section = useRef<HTMLElement>(null)
  /** Saved, deleted or given up: nothing of it would be lost. */
  const released = useRef(false)
  const changed = differing(values, base).length > 0
  const dirty = useRef(changed)
  useEffect(() => {
    dirty.current = changed
  })
  const isDirty = () => dirty.current && !released.current
  const draft = useDraft({
    base: { values: base },
    values,
    isDirty,
    onRestore: (kept) => setValues({ ...values, ...kept }),
  })
  const field = <K extends keyof typeof values>(name: K) => ({
    name,
    value: values[name],
    errors: sending.errors[name === 'school' ? 'school_id' : name],
    onValue: (value: (typeof values)[K]) => setValues((before) => ({ ...before, [name]: value })),
  })
  async function save(): Promise<void> {
    const { school: chosen, ...rest } = values
    const body = { ...rest, school_id: chosen?.id ?? 0 }
    let made: number | undefined
    const saved = await sending.send(async () => {
      const { data, message } = own
        ? await api('PUT /api/my/teaching-class/{id}', { params: { id: own.id }, body })
        : await api('POST /api/my/teaching-class', { body: { ...body, form_key: formKey } })
      toast({ type: 'success', body: message })
      made = data.id
    })
    if (!saved) return toast({ type: 'error', body: own ? '班級更新失敗' : '班級建立失敗' })
    if (own) {
      setBase(values)
      await revalidate()
      return
    }
    released.current = true
    await new Promise((done) => setTimeout(done, PAUSE_MS))
    await navigate(`/my/teaching-class/form?id=${made}`, { replace: true })
  }
  async function remove(): Promise<void> {
    if (!own) return
    try {
      const { message } = own.is_owner
        ? await api('DELETE /api/my/teaching-class/{id}', { params: { id: own.id } })
        : await api('DELETE /api/my/teaching-class/quit', { body: { class_id: own.id } })
      toast({ type: 'success', body: message })
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 403
      toast({ type: 'error', body: refused ? `刪除班級失敗：${error.message}` : '刪除班級失敗' })
      // Whoever may not has no more business here; any other failure is told where it can be tried again.
      if (!refused) throw error
    }
    released.current = true
    await navigate(LIST)
  }
  const leaves = own && !own.is_owner
  return (
    <section ref={section} aria-labelledby="class-form">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="class-form" className="text-26 font-bold">
          {own ? '編輯班級' : '建立班級'}
        </h2>
        <Link to={LIST} className={buttonClass({ kind: 'ghost' })}>
          <ArrowLeft aria-hidden="true" />
          回教學班級
        </Link>
      </div>
      <Card className="max-w-180 p-5 md:p-7">
        {own?.archived_at && (
          <div className="mb-5">
            <FormAlert type="warning">這個班級封存了，資料不能修改；要改的話，先在學生頁恢復班級。</FormAlert>
          </div>
        )}
        <DraftOffer
          draft={draft}
          onDone={() => focusOn(section.current?.querySelector<HTMLElement>('[data-field]'))}
        />
        <SendForm sending={sending} onSend={save}>
          <TextField {...field('name')} label="班級名稱" hint="例如：五年三班" required max={BOUNDS.title} />
          <SchoolField {...field('school')} label="學校" required />
          <RadioGroupField
            {...field('status')}
            label="公開範圍"
            required
            options={CLASS_STATUSES.map(({ id, name }) => ({
              value: Number(id),
              label: name,
              hint: id === 1 ? '學生看得到，可以邀請加入' : '學生看不到，也不能加入',
            }))}
          />
          <SelectField
            {...field('grade_no')}
            label="年級"
            options={[{ value: null, label: '不分年級、社團' }, ...GRADES]}
          />
          <TextAreaField
            {...field('description')}
            label="說明"
            hint="班上的學生也看得到"
            max={BOUNDS.description}
          />
          <TextAreaField {...field('remark')} label="備註" hint="只有老師看得到" max={BOUNDS.description} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" kind="brand" busy={sending.busy}>
              儲存
            </Button>
            <Link to={LIST} className={buttonClass({ kind: 'ghost' })}>
              取消
            </Link>
            {own && (
              <Button
                kind="plain"
                icon={<Trash2 aria-hidden="true" />}
                className="ml-auto text-wrong-deep"
                onClick={() => setAsked(true)}
              >
                {leaves ? '不再教這個班級' : '刪除班級'}
              </Button>
            )}
          </div>
        </SendForm>
      </Card>
      <UnsavedGuard
        when={changed}
        isDirty={isDirty}
        onLeave={() => {
          released.current = true
        }}
      />
      {own && (
        <ConfirmDialog
          open={asked}
          onClose={() => setAsked(false)}
          title={leaves ? `不再教「${own.name}」？` : `刪除「${own.name}」？`}
          confirm={leaves ? '離開' : '刪除'}
          onConfirm={remove}
        >
          <p>
            {leaves
              ? '你會看不到這個班級，其他老師照常教。'
              : `${own.student_count} 位學生會離開班級，老師看不到他們的紀錄；學生自己的學習紀錄都還在。`}
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
