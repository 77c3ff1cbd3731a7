import { FACE_NAMES, ROLE_FACES } from '@hakka/contract/constants'
import { Face } from '@hakka/modules/study/listening'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import type { RoleEntry } from './dialogue-values.ts'
import { entryField, type Judged } from './entry-field.ts'

const NAME_MAX = 50

/** Who speaks: the name, and the drawing that stands for it. */
export function RoleFields({
  form,
  role,
  onRole,
  dialectId,
  locked,
}: {
  form: Judged
  role: RoleEntry
  onRole(role: RoleEntry): void
  dialectId: number
  locked: boolean
}) {
  const field = entryField(form, 'roles', role, onRole)
  const face = field('face')
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <TextField {...field('name')} label="名字" required max={NAME_MAX} disabled={locked} lang="hak" />
      <ReadingField
        {...field('pinyin')}
        label="名字的拼音"
        required
        text={role.name}
        dialectId={dialectId}
        disabled={locked}
      />
      <TextField {...field('chinese')} label="華語" max={NAME_MAX} disabled={locked} />
      <fieldset data-field={face.name} disabled={locked} className="min-w-0">
        <legend className="mb-1 font-medium">造型</legend>
        <div className="flex flex-wrap gap-2">
          {ROLE_FACES.map((own) => (
            <label
              key={own}
              className="relative flex min-w-16 flex-col items-center gap-1 rounded-option border-[1.5px] border-control bg-white px-2 py-1.5 text-14 hover:bg-note has-checked:border-brand has-checked:bg-note has-checked:font-bold has-checked:text-brand has-checked:ring-2 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name={face.name}
                value={own}
                checked={own === role.face}
                onChange={() => face.onValue(own)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Face face={own} className="size-10" />
              {FACE_NAMES[own]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
