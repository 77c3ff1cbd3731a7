import { STAFF_ROLES, type StaffRole } from '@hakka/contract/constants'
import type { UserDetail } from '@hakka/contract/user'
import { useId, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { FieldErrors } from '../../../app/forms/FieldErrors.tsx'
import { roleName } from './labels.tsx'

const inOrder = (roles: readonly StaffRole[]) =>
  STAFF_ROLES.map(({ code }) => code).filter((code) => roles.includes(code))

/** What somebody may do at the desk, as boxes to tick. */
export function RolesForm({ user }: { user: UserDetail }) {
  const id = useId()
  const { revalidate } = useRevalidator()
  /** The roles that the boxes were filled from: the server asks whether they still are. */
  const was = useRef(user.roles)
  const params = { id: user.id }
  const form = useDeskForm({
    initial: { values: { roles: inOrder(user.roles) } },
    labels: { roles: '權限' },
    show: { roles: (roles) => roles.map(roleName).join('、') },
    async save({ roles }) {
      const body = { roles, was: was.current }
      was.current = (await api('PUT /api/admin/users/{id}/roles', { params, body })).data.roles
      return undefined
    },
    async load() {
      const { data } = await api('GET /api/admin/users/{id}', { params })
      was.current = data.roles
      return { values: { roles: inOrder(data.roles) } }
    },
    onSaved: () => void revalidate(),
  })
  const { roles } = form.values
  const wrong = (form.errors.roles?.length ?? 0) > 0
  return (
    <DeskForm form={form} saveLabel="儲存權限">
      <fieldset
        aria-describedby={wrong ? `${id}-errors` : undefined}
        className="rounded-option border border-line bg-white p-5"
      >
        <legend className="float-left mb-2 text-20 font-bold">權限</legend>
        <p className="clear-both mb-3 text-muted">
          可以勾選多項，留下操作紀錄。新的權限要本人重新登入；密碼還不到工作人員的標準（12
          個字元）時，會寄信請本人設定新密碼，設定之後才生效。
        </p>
        <FieldErrors id={`${id}-errors`} errors={form.errors.roles ?? []} />
        <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          {STAFF_ROLES.map(({ code, name, note }, index) => (
            <label key={code} className="flex items-start gap-3">
              <input
                type="checkbox"
                data-field={index === 0 ? 'roles' : undefined}
                aria-invalid={wrong || undefined}
                checked={roles.includes(code)}
                onChange={(event) =>
                  form.set(
                    'roles',
                    inOrder(event.target.checked ? [...roles, code] : roles.filter((own) => own !== code)),
                  )
                }
                className="mt-0.5 size-6 flex-none accent-brand"
              />
              <span>
                <b className="font-medium">{name}</b>
                <span className="block leading-snug text-muted">{note}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </DeskForm>
  )
}
