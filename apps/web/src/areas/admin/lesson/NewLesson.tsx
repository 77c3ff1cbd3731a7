import { ApiError } from '@hakka/contract/api-error'
import { DIALECTS } from '@hakka/contract/constants'
import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { useFormKey } from '../../../app/forms/use-form-key.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { NumberField, placeIn, TermField, TypeField } from './PlaceFields.tsx'

/** Asks where a new lesson stands and what it is called, then opens it. */
export function NewLesson({ onClose }: { onClose(): void }) {
  const [values, setValues] = useState({
    term: '1-1',
    dialect_id: 1,
    type_no: 1,
    no: 1,
    hakka: '',
    pinyin: '',
    chinese: '',
  })
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const formKey = useFormKey()
  const navigate = useNavigate()
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const { term, hakka, pinyin, chinese, ...place } = values
  const make = () =>
    api('POST /api/admin/lesson/store', {
      body: {
        ...place,
        ...placeIn(term, place.no),
        title: { hakka, pinyin, chinese },
        form_key: formKey,
      },
    })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={false}
      title="新增課程"
      confirm="新增課程"
      onConfirm={async () => {
        setErrors({})
        try {
          const { data } = await withLogin(make)
          toast({ type: 'success', body: `已新增「${hakka}」的草稿` })
          await navigate(`/admin/lesson/edit?id=${data.id}`)
        } catch (error) {
          if (error instanceof ApiError) setErrors(error.errors)
          throw error
        }
      }}
    >
      <div className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <TermField value={term} onValue={(own) => set({ term: own })} />
          <SelectField
            name="dialect_id"
            label="腔調"
            required
            value={place.dialect_id}
            onValue={(own) => set({ dialect_id: own })}
            errors={errors.dialect_id}
            options={DIALECTS.map(({ id, name }) => ({ value: Number(id), label: name }))}
          />
          <TypeField value={place.type_no} onValue={(own) => set({ type_no: own })} />
          <NumberField term={term} value={place.no} onValue={(own) => set({ no: own })} errors={errors.no} />
        </div>
        <TextField
          name="title.hakka"
          label="客語課名"
          required
          max={100}
          lang="hak-Hant-TW"
          value={hakka}
          onValue={(own) => set({ hakka: own })}
          errors={errors['title.hakka']}
        />
        <ReadingField
          name="title.pinyin"
          label="課名拼音"
          hint="可以之後再填；發布前要有"
          text={hakka}
          dialectId={place.dialect_id}
          value={pinyin}
          onValue={(own) => set({ pinyin: own })}
          errors={errors['title.pinyin']}
        />
        <TextField
          name="title.chinese"
          label="華語課名"
          max={100}
          value={chinese}
          onValue={(own) => set({ chinese: own })}
          errors={errors['title.chinese']}
        />
      </div>
    </ConfirmDialog>
  )
}
