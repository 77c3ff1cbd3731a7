import { BOUNDS, CITIES, gradeName, STEP_MAX } from '@hakka/contract/constants'
import type { Account } from '@hakka/contract/my'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { SchoolField } from '../../app/forms/SchoolField.tsx'
import { SelectField, type SelectOption } from '../../app/forms/SelectField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { SendForm } from './SendForm.tsx'
import { useSending } from './use-sending.ts'

const GRADES: readonly SelectOption<number | null>[] = [
  { value: null, label: '請選擇' },
  ...Array.from({ length: STEP_MAX }, (_, index) => ({ value: index + 1, label: gradeName(index + 1) })),
]

const CITY_OPTIONS: readonly SelectOption<number | null>[] = [
  { value: null, label: '請選擇' },
  ...CITIES.map(({ id, name }) => ({ value: id, label: name })),
]

/** Name, address for prizes, and where one goes to school. */
export function DataForm({ account }: { account: Account }) {
  const [name, setName] = useState(account.name)
  const [email2, setEmail2] = useState(account.email_2 ?? '')
  const [cityId, setCityId] = useState(account.city_id)
  const [school, setSchool] = useState<{ id: number; name: string } | null>(account.school)
  const [gradeNo, setGradeNo] = useState(account.grade_no)
  const sending = useSending()
  const { busy, errors, send } = sending
  const { revalidate } = useRevalidator()
  const save = async () => {
    const saved = await send(() =>
      api('PUT /api/my/account', {
        body: {
          name,
          email_2: email2.trim() === '' ? null : email2,
          city_id: cityId,
          school_id: school?.id ?? null,
          grade_no: gradeNo,
        },
      }),
    )
    if (!saved) return
    toast({ type: 'success', body: '儲存成功' })
    await revalidate()
  }
  return (
    <SendForm sending={sending} onSend={save}>
      <TextField
        name="name"
        label="姓名"
        required
        autoComplete="name"
        max={BOUNDS.name}
        value={name}
        onValue={setName}
        errors={errors.name}
      />
      <TextField
        name="email_2"
        label="常用電子郵件"
        hint="請填寫常用的電子郵件，才不會錯過得獎通知。"
        type="email"
        autoComplete="email"
        value={email2}
        onValue={setEmail2}
        errors={errors.email_2}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="city_id"
          label="縣市"
          options={CITY_OPTIONS}
          value={cityId}
          onValue={(city) => {
            setCityId(city)
            if (city !== cityId) setSchool(null)
          }}
          errors={errors.city_id}
        />
        <SelectField
          name="grade_no"
          label="年級"
          options={GRADES}
          value={gradeNo}
          onValue={(grade) => setGradeNo(grade)}
          errors={errors.grade_no}
        />
      </div>
      <SchoolField
        name="school_id"
        label="學校"
        value={school}
        onValue={setSchool}
        cityId={cityId}
        errors={errors.school_id}
      />
      {account.school?.district && school?.id === account.school.id && (
        <p className="-mt-3 text-16 text-muted">鄉鎮市區：{account.school.district}</p>
      )}
      <div>
        <Button type="submit" kind="brand" busy={busy}>
          儲存
        </Button>
      </div>
    </SendForm>
  )
}
