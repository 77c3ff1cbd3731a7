import { ApiError } from '@hakka/contract/api-error'
import { LEVELS, type StudyKindName } from '@hakka/contract/constants'
import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { type Picture, PicturesField } from '../../../app/desk/PicturesField.tsx'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { useFormKey } from '../../../app/forms/use-form-key.ts'
import { withLogin } from '../../../app/session/with-login.ts'

const NAME_MAX = 50
const NOTE_MAX = 100

/** A theme, or a part of one, whose name is asked for; without an id a new one. */
export interface NamedTheme {
  id?: number
  version?: number
  /** The theme that it is a part of. */
  parent?: { id: number; name: string }
  name: string
  releaseNote: string
  /** Of one that has a level. */
  levelNo?: number | null
  /** Address of its picture. */
  pictureUrl?: string | null
}

/** Kinds whose themes have a level, and those whose themes have a picture. */
const isLevelled = (kind: StudyKindName) => kind === 'listening' || kind === 'speaking'
const hasPicture = (kind: StudyKindName) => isLevelled(kind) || kind === 'classroom_term'

/** Asks what a theme is called, where it stands, how it looks, and what is planned for it. */
export function ThemeDialog({
  kind,
  theme,
  onClose,
}: {
  kind: StudyKindName
  theme: NamedTheme
  onClose(): void
}) {
  const [name, setName] = useState(theme.name)
  const [releaseNote, setReleaseNote] = useState(theme.releaseNote)
  const [levelNo, setLevelNo] = useState(theme.levelNo ?? 1)
  const [picture, setPicture] = useState<Picture[]>(theme.pictureUrl ? [{ url: theme.pictureUrl }] : [])
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const formKey = useFormKey()
  const { revalidate } = useRevalidator()
  const isNew = theme.id === undefined
  const what = theme.parent ? '子主題' : '主題'
  const save = () =>
    api('POST /api/admin/self_study/{type}/theme', {
      params: { type: kind },
      body: {
        ...(theme.id === undefined
          ? {
              form_key: formKey,
              ...(theme.parent && { parent_id: theme.parent.id }),
            }
          : { id: theme.id, version: theme.version }),
        ...(!theme.parent && isLevelled(kind) && { level_no: levelNo }),
        ...(!theme.parent && hasPicture(kind) && { picture: picture[0] ?? null }),
        name,
        release_note: releaseNote,
      },
    })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={false}
      title={
        isNew ? `新增${what}${theme.parent ? `：${theme.parent.name}` : ''}` : `${what}「${theme.name}」`
      }
      confirm={isNew ? `新增${what}` : '儲存'}
      onConfirm={async () => {
        setErrors({})
        try {
          await withLogin(save)
        } catch (error) {
          if (error instanceof ApiError) setErrors(error.errors)
          throw error
        }
        toast({ type: 'success', body: isNew ? `已新增「${name.trim()}」` : `「${name.trim()}」已儲存` })
        await revalidate()
      }}
    >
      <div className="grid gap-5">
        {!theme.parent && isLevelled(kind) && (
          <SelectField
            name="level_no"
            label="級別"
            {...(!isNew && { hint: '換到別的級別時，裡面的內容一起過去，排在那一級的最後' })}
            required
            value={levelNo}
            onValue={setLevelNo}
            errors={errors.level_no}
            options={LEVELS.map(({ no, name: own }) => ({ value: Number(no), label: own }))}
          />
        )}
        <TextField
          name="name"
          label="名稱"
          hint="用華語寫，六種腔調都用這個名稱"
          required
          max={NAME_MAX}
          value={name}
          onValue={setName}
          errors={errors.name}
        />
        {!theme.parent && (
          <TextField
            name="release_note"
            label="上架預告"
            hint="學生在主題旁邊看得到，空著就不顯示"
            max={NOTE_MAX}
            value={releaseNote}
            onValue={setReleaseNote}
            errors={errors.release_note}
          />
        )}
        {!theme.parent && hasPicture(kind) && (
          <PicturesField
            name="picture"
            label="圖片"
            max={1}
            value={picture}
            onValue={setPicture}
            errors={errors.picture}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
