import { ApiError } from '@hakka/contract/api-error'
import type { DeskModule } from '@hakka/contract/lesson-desk'
import { useState } from 'react'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import type { Board } from './use-board.ts'

/** Asks what a module is to be called. */
export function RenameDialog({
  module,
  board,
  onClose,
}: {
  module: DeskModule
  board: Board
  onClose(): void
}) {
  const [name, setName] = useState(module.name)
  const [errors, setErrors] = useState<readonly string[]>()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={false}
      title={`改「${module.name}」的名稱`}
      confirm="改名稱"
      onConfirm={async () => {
        setErrors(undefined)
        try {
          await board.rename(module.id, name)
        } catch (error) {
          if (error instanceof ApiError) setErrors(error.errors.name)
          throw error
        }
      }}
    >
      <TextField
        name="name"
        label="名稱"
        hint="學生在選單裡看到的，例如：語詞：家裡的人"
        required
        max={100}
        value={name}
        onValue={setName}
        errors={errors}
      />
    </ConfirmDialog>
  )
}
