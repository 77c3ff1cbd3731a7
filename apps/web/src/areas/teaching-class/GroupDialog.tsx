import { SCHOOL_CLASS } from '@hakka/contract/constants/school-class'
import type { Student } from '@hakka/contract/school-class-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { useState } from 'react'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { TextField } from '../../app/forms/TextField.tsx'

/** Puts those who are ticked into a group, by a name that there is or a new one. */
export function GroupDialog({
  open,
  onClose,
  students,
  groups,
  onPut,
}: {
  open: boolean
  onClose(): void
  students: readonly Student[]
  groups: readonly string[]
  /** `null` takes them out of theirs. */
  onPut(name: string | null): Promise<void>
}) {
  const [name, setName] = useState('')
  const grouped = students.filter(({ group }) => group !== '').length
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`把 ${students.length} 位同學編到一組`}
      confirm="編到這一組"
      danger={false}
      onConfirm={async () => {
        await onPut(name)
        setName('')
      }}
    >
      <div className="grid gap-4">
        <p translate="no">{students.map((own) => own.name).join('、')}</p>
        <TextField
          name="group"
          label="小組名稱"
          hint="一位同學在一組；派作業時可以選整組。"
          max={SCHOOL_CLASS.group}
          value={name}
          onValue={setName}
        />
        {groups.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {groups.map((group) => (
              <Button key={group} kind="ghost" aria-pressed={group === name} onClick={() => setName(group)}>
                <span translate="no">{group}</span>
              </Button>
            ))}
          </div>
        )}
        {grouped > 0 && (
          <Button
            kind="plain"
            className="justify-self-start"
            onClick={() => {
              onClose()
              void onPut(null)
            }}
          >
            取消 {grouped} 位同學的編組
          </Button>
        )}
      </div>
    </ConfirmDialog>
  )
}
