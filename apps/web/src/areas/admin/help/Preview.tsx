import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormAlert } from '../../../app/forms/FormAlert.tsx'

/** The page as it would be: the server cleans what is written as it does for saving, and keeps nothing. */
export function Preview<T>({
  title,
  ask,
  children,
}: {
  title: string
  ask(): Promise<T>
  children(data: T): ReactNode
}) {
  const [shown, setShown] = useState<{ data: T } | { failure: string }>()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      setShown({ data: await ask() })
    } catch (error) {
      setShown({ failure: failureOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="ghost" icon={<Eye aria-hidden="true" />} busy={busy} onClick={() => void open()}>
        預覽
      </Button>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={`預覽：${title}`}
        kind="wide"
      >
        {shown && ('data' in shown ? children(shown.data) : <FormAlert>{shown.failure}</FormAlert>)}
      </Dialog>
    </>
  )
}

function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN_ERROR
  return error.status === 422 ? '還有地方沒填好，不能預覽。按「儲存」會列出要修正的地方。' : error.message
}
