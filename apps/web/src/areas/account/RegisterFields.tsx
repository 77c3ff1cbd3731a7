import { CITIES, REGISTER_ROLE_IDS, ROLES } from '@hakka/contract/constants'
import { NewPasswordFields } from '../../app/entry/NewPasswordFields.tsx'
import { RadioGroupField } from '../../app/forms/RadioGroupField.tsx'
import { SelectField } from '../../app/forms/SelectField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'

/** Fields whose text comes back with a refusal; passwords never do. */
export const FIELDS = ['email', 'name', 'role_id', 'city_id', 'agreement'] as const

const ROLE_OPTIONS = REGISTER_ROLE_IDS.map((id) => ({
  value: String(id),
  label: ROLES.find((role) => role.id === id)?.name ?? '',
}))

const CITY_OPTIONS = [
  { value: null, label: '不填' },
  ...CITIES.map(({ id, name }) => ({ value: String(id), label: name })),
]

export function RegisterFields({
  errors,
  values,
}: {
  errors: Record<string, string[]>
  values: Record<string, string>
}) {
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    defaultValue: values[name],
    errors: errors[name],
  })
  return (
    <>
      <TextField
        {...field('email')}
        type="email"
        label="電子郵件"
        hint="這就是你的帳號，我們會寄確認信給你"
        required
        autoComplete="email"
      />
      <NewPasswordFields errors={errors} />
      <TextField {...field('name')} label="姓名" required autoComplete="name" />
      <RadioGroupField
        {...field('role_id')}
        label="身分"
        hint="以教師身分註冊，由網站管理員確認後才能使用教師的功能"
        required
        options={ROLE_OPTIONS}
      />
      <SelectField
        {...field('city_id')}
        label="縣市"
        options={CITY_OPTIONS}
        defaultValue={values.city_id || null}
      />
    </>
  )
}
