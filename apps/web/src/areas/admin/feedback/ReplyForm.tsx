import { BOUNDS, FEEDBACK_STATUSES } from '@hakka/contract/constants'
import type { Report } from '@hakka/contract/feedback'
import { toast } from '@hakka/ui/toast.ts'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { type Kept, useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { ChipField } from '../../../app/forms/ChipField.tsx'
import { TextAreaField } from '../../../app/forms/TextAreaField.tsx'
import { uploadApi } from '../../../app/upload.ts'
import { Attachments } from './Attachments.tsx'
import { type Attachment, attachmentName } from './attachment.ts'
import { wholeOf } from './whole.ts'

interface ReplyValues {
  status: number
  reply: string
  note: string
  attachments: Attachment[]
}

const LABELS = { status: '狀態', reply: '回覆', note: '內部備註', attachments: '附件' }
const STATUSES = FEEDBACK_STATUSES.map((name, id) => ({ id, name }))

const keptOf = ({ status, reply, note, attachments, version }: Report): Kept<ReplyValues> => ({
  values: { status, reply, note, attachments },
  version,
})

/** The handler's part beside the report. */
export function ReplyForm({ report, children }: { report: Report; children: ReactNode }) {
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<number>()
  const params = { id: report.id }
  const form = useDeskForm<ReplyValues>({
    initial: keptOf(report),
    labels: LABELS,
    show: {
      status: (status) => FEEDBACK_STATUSES[status] ?? '',
      attachments: (files) => files.map(attachmentName).join('、'),
    },
    async save(values, version) {
      const sending = values.attachments.some((own) => 'file' in own)
      try {
        if (sending) setProgress(0)
        const send = sending ? uploadApi(setProgress) : api
        await send('PUT /api/feedback/{id}', { params, body: { ...values, version } })
      } finally {
        setProgress(undefined)
      }
      return version === undefined ? undefined : version + 1
    },
    load: async () => keptOf(wholeOf((await api('GET /api/feedback/{id}', { params })).data)),
    onSaved() {
      toast({ type: 'success', body: '回覆已儲存' })
      void revalidate()
    },
  })
  const { value: status, onValue: setStatus, ...statusField } = form.field('status')
  return (
    <DeskForm form={form}>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">{children}</div>
        <div className={FORM_CARD}>
          <ChipField
            {...statusField}
            single
            label={LABELS.status}
            hint="已完成時會把回覆寄給回報的人；已刪除的不會公開"
            options={STATUSES}
            value={[status]}
            onValue={([chosen]) => {
              if (chosen !== undefined) setStatus(chosen)
            }}
          />
          <TextAreaField
            {...form.field('reply')}
            label={LABELS.reply}
            hint="會公開在回報列表"
            rows={8}
            max={BOUNDS.feedback}
          />
          <Attachments
            value={form.values.attachments}
            onValue={(attachments) => form.set('attachments', attachments)}
            errors={form.errors}
            progress={progress}
          />
          <TextAreaField
            {...form.field('note')}
            label={LABELS.note}
            hint="只有處理人員看得到"
            rows={4}
            max={BOUNDS.feedback}
          />
        </div>
      </div>
    </DeskForm>
  )
}
