import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { setUrl, type Which } from './place.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { labelsOf, type QuestionValues, rowsBody, valuesOf } from './question-values.ts'

interface Table {
  columns: readonly string[]
  column_ids: readonly string[]
  rows: readonly (readonly string[])[]
}

/** One question of a set; `no` 0 is a new one. */
export function QuestionForm({
  which,
  table,
  version,
  no,
}: {
  which: Which
  table: Table
  version: number
  no: number
}) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(false)
  const { game_id: gameId } = which
  const labels = labelsOf(table, gameId)
  const form = useDeskForm<QuestionValues>({
    initial: { values: valuesOf(table, gameId, no), version },
    labels,
    async save(values, seen) {
      const rows = rowsBody(values, gameId, table.column_ids)
      await api('POST /api/admin/game_set/question', { body: { ...which, version: seen, no, rows } })
      return seen === undefined ? undefined : seen + 1
    },
    async load() {
      const { data } = await api('GET /api/admin/game_set', { query: which })
      return { values: valuesOf(data, gameId, no), version: data.version }
    },
    onSaved() {
      toast({ type: 'success', body: no === 0 ? '題目已新增' : '題目已更新' })
      void revalidate()
      void navigate(setUrl(which))
    },
  })
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-2">
        <Link to={setUrl(which)} className={buttonClass({ kind: 'ghost' })}>
          <ArrowLeft aria-hidden="true" />
          回到題庫
        </Link>
        {no > 0 && (
          <Button kind="ghost" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked(true)}>
            刪除這一題
          </Button>
        )}
      </p>
      <DeskForm form={form}>
        <QuestionFields
          form={form}
          gameId={gameId}
          dialectId={which.dialect_id}
          columns={table.column_ids}
          labels={labels}
        />
      </DeskForm>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title="刪除這一題？"
        confirm="刪除"
        onConfirm={async () => {
          const body = { ...which, version, no, rows: [] }
          await withLogin(() => api('POST /api/admin/game_set/question', { body }))
          form.release()
          toast({ type: 'success', body: '題目已刪除' })
          await revalidate()
          await navigate(setUrl(which))
        }}
      >
        要找回來的話，可以從「先前的版本」回到刪除以前。已經玩過的成績不受影響。
      </ConfirmDialog>
    </>
  )
}
