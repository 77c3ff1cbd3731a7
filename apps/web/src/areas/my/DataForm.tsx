import { BOUNDS, CITIES, CLASS_MAX, gradeName, STEP_MAX } from '@hakka/contract/constants'
import type { Account } from '@hakka/contract/my'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { useDeskForm } from '../../app/desk/use-desk-form.ts'
import { SchoolField } from '../../app/forms/SchoolField.tsx'
import { SelectField, type SelectOption } from '../../app/forms/SelectField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'

const GRADES: readonly SelectOption<number | null>[] = [
  { value: null, label: '請選擇' },
  ...Array.from({ length: STEP_MAX }, (_, index) => ({ value: index + 1, label: gradeName(index + 1) })),
]

const CLASSES: readonly SelectOption<number | null>[] = [
  { value: null, label: '請選擇' },
  ...Array.from({ length: CLASS_MAX }, (_, index) => ({ value: index + 1, label: `${index + 1} 班` })),
]

const CITY_OPTIONS: readonly SelectOption<number | null>[] = [
  { value: null, label: '請選擇' },
  ...CITIES.map(({ id, name }) => ({ value: id, label: name })),
]

const LABELS = {
  name: '姓名',
  email_2: '常用電子郵件',
  city_id: '縣市',
  grade_no: '年級',
  class_no: '班級',
  school_id: '學校',
}

interface DataValues {
  name: string
  email_2: string
  city_id: number | null
  grade_no: number | null
  class_no: number | null
  school_id: { id: number; name: string } | null
}

const valuesOf = ({ name, email_2, city_id, grade_no, class_no, school }: Account): DataValues => ({
  name,
  email_2: email_2 ?? '',
  city_id,
  grade_no,
  class_no,
  school_id: school && { id: school.id, name: school.name },
})

/** Name, address for prizes, and where one goes to school. */
export function DataForm({ account }: { account: Account }) {
  const { revalidate } = useRevalidator()
  const form = useDeskForm<DataValues>({
    initial: { values: valuesOf(account) },
    labels: LABELS,
    async save({ email_2, school_id, ...values }) {
      const body = {
        ...values,
        email_2: email_2.trim() === '' ? null : email_2,
        school_id: school_id?.id ?? null,
      }
      await api('PUT /api/my/account', { body })
      return undefined
    },
    onSaved() {
      toast({ type: 'success', body: '儲存成功' })
      void revalidate()
    },
  })
  const { city_id, school_id } = form.values
  return (
    <AccountForm form={form}>
      <TextField {...form.field('name')} label={LABELS.name} required autoComplete="name" max={BOUNDS.name} />
      <TextField
        {...form.field('email_2')}
        label={LABELS.email_2}
        hint="請填寫常用的電子郵件，才不會錯過得獎通知。"
        type="email"
        autoComplete="email"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...form.field('city_id')}
          label={LABELS.city_id}
          options={CITY_OPTIONS}
          onValue={(city) => {
            form.set('city_id', city)
            if (city !== city_id) form.set('school_id', null)
          }}
        />
        <SelectField {...form.field('grade_no')} label={LABELS.grade_no} options={GRADES} />
        <SelectField {...form.field('class_no')} label={LABELS.class_no} options={CLASSES} />
      </div>
      <SchoolField {...form.field('school_id')} label={LABELS.school_id} cityId={city_id} />
      {account.school?.district && school_id?.id === account.school.id && (
        <p className="-mt-3 text-16 text-muted">鄉鎮市區：{account.school.district}</p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="brand" busy={form.phase === 'saving'}>
          儲存
        </Button>
        {form.changed.length > 0 && (
          <p className="text-16 text-muted" role="status">
            有 {form.changed.length} 項變更還沒儲存
          </p>
        )}
      </div>
    </AccountForm>
  )
}
