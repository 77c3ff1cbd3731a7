import { SCHOOL_CLASS } from '@hakka/contract/constants/school-class'
import type { LoginCard } from '@hakka/contract/school-class-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { TextAreaField } from '../../app/forms/TextAreaField.tsx'
import { useFormKey } from '../../app/forms/use-form-key.ts'
import { useSending } from '../../app/forms/use-sending.ts'
import { passedText, type RosterLine, refusalsOf, rosterOf, rosterText, textOfCsv } from './roster.ts'

/** Asks for the names of pupils without an address, and gives the cards of their accounts. */
export function AccountsDialog({
  classId,
  open,
  onClose,
  onCards,
}: {
  classId: number
  open: boolean
  onClose(): void
  onCards(cards: LoginCard[]): void
}) {
  // Closed by mistake, the list is still there.
  const [text, setText] = useState('')
  const form = useId()
  const students = rosterOf(text)
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="新增班級帳號"
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            取消
          </Button>
          <Button kind="brand" type="submit" form={form} busy={busy}>
            {students.length === 0 ? '建立帳號' : `建立 ${students.length} 個帳號`}
          </Button>
        </>
      }
    >
      <Roster
        id={form}
        classId={classId}
        text={text}
        students={students}
        onText={setText}
        onBusy={setBusy}
        onCards={(cards) => {
          setText('')
          onCards(cards)
        }}
      />
    </Dialog>
  )
}

function Roster({
  id,
  classId,
  text,
  students,
  onText,
  onBusy,
  onCards,
}: {
  id: string
  classId: number
  text: string
  students: RosterLine[]
  onText(text: string): void
  onBusy(busy: boolean): void
  onCards(cards: LoginCard[]): void
}) {
  const sending = useSending()
  const formKey = useFormKey()
  const file = useRef<HTMLInputElement>(null)
  const passed = passedText(text)
  async function create(): Promise<void> {
    onBusy(true)
    await sending.send(async () => {
      const { data } = await api('POST /api/my/teaching-class/account/create', {
        body: {
          class_id: classId,
          students: students.map(({ seat_no, name }) => ({ seat_no, name })),
          form_key: formKey,
        },
      })
      onCards(data.cards)
    })
    onBusy(false)
  }
  return (
    <SendForm id={id} sending={sending} onSend={create}>
      <p className="text-16 text-muted">給沒有電子郵件的學生。每人一組帳號和 PIN，印成卡片發下去。</p>
      <TextAreaField
        name="students"
        label="學生姓名，一行一位（可從試算表貼上）"
        hint={`座號寫在姓名前面，例如「1 學生甲」；一次最多 ${SCHOOL_CLASS.accounts} 位`}
        rows={9}
        translate="no"
        value={text}
        errors={refusalsOf(sending.errors, students)}
        onValue={onText}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-16 text-muted">
          {rosterText(students)}
          {passed && <span className="block text-warning-deep">{passed}</span>}
        </p>
        <Button kind="plain" icon={<FileUp aria-hidden="true" />} onClick={() => file.current?.click()}>
          讀入 CSV 檔
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="CSV 檔"
          className="sr-only"
          tabIndex={-1}
          onChange={async (event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            if (chosen) onText(await textOfCsv(chosen))
          }}
        />
      </div>
    </SendForm>
  )
}
