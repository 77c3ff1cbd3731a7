import { dialectName } from '@hakka/contract/constants'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { Segmented } from '@hakka/ui/Segmented.tsx'
import { Send } from 'lucide-react'
import { Link } from 'react-router'
import { FormAlert } from '../forms/FormAlert.tsx'
import { TextAreaField } from '../forms/TextAreaField.tsx'
import { DueField } from './DueField.tsx'
import { PillField } from './PillField.tsx'
import { PupilField } from './PupilField.tsx'
import type { AssignmentSource } from './source.ts'
import { ThingField } from './ThingField.tsx'
import { type Choices, useAssign } from './use-assign.ts'
import './assignment.css'

/** Assigns something to a class, everything preset: what, to whom, until when. */
export default function AssignDialog({
  source,
  classId,
  open,
  onClose,
  onGiven,
  other,
}: {
  source: AssignmentSource
  /** The class that it is opened from; else the one that was given something last. */
  classId?: number
  open: boolean
  onClose(): void
  onGiven?(): void
  /** Chooses something else. */
  other?: () => void
}) {
  const { sending, choices, draft, change, give } = useAssign(source, { open, classId, onGiven })
  const own = choices?.classes.find(({ id }) => id === draft?.classId)
  const count = draft?.memberIds?.length ?? own?.student_count ?? 0
  async function send(): Promise<void> {
    if (await give()) onClose()
  }
  const canSend = draft !== undefined && own !== undefined && draft.thingIds.length > 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="wide"
      title="指派作業"
      footer={
        canSend && (
          <>
            <p className="mr-auto self-center text-16 text-muted">到期日晚上 12 點前都算準時</p>
            <Button
              kind="brand"
              busy={sending.busy}
              icon={<Send aria-hidden="true" />}
              className="max-sm:w-full"
              onClick={() => void send()}
            >
              {count > 0 ? `派給 ${count} 位同學` : '派給全班'}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
        {choices && draft ? (
          <>
            <Head choices={choices} other={other} />
            {choices.classes.length === 0 ? (
              <NoClass />
            ) : (
              <>
                <DueField
                  value={draft.dueOn}
                  errors={sending.errors.due_on}
                  onValue={(dueOn) => change({ dueOn })}
                />
                <div className="grid gap-2.5">
                  <PillField
                    name="class_id"
                    label="給哪一班"
                    options={choices.classes.map((one) => ({
                      value: one.id,
                      label: `${one.name}（${one.student_count} 人）`,
                    }))}
                    value={draft.classId}
                    errors={sending.errors.class_id}
                    onValue={(value) => change({ classId: value, memberIds: null })}
                  />
                  {own && own.student_count > 0 && (
                    <PupilField
                      key={own.id}
                      classId={own.id}
                      value={draft.memberIds}
                      errors={sending.errors.member_ids}
                      onValue={(memberIds) => change({ memberIds })}
                    />
                  )}
                </div>
                {choices.can_test && (
                  <div className="grid gap-1.5">
                    <Segmented
                      label="當作"
                      value={draft.mode}
                      onChange={(mode) => change({ mode })}
                      options={[
                        { value: 'practice', label: '練習' },
                        { value: 'test', label: '測驗' },
                      ]}
                    />
                    <p className="text-16 text-muted">
                      {draft.mode === 'test'
                        ? '只派有題目的活動；看不到答案，交卷以前可以改，交卷後才知道對不對。'
                        : '做錯了會提示，可以再做，報告會留下第一次和最好的一次。'}
                    </p>
                  </div>
                )}
                <ThingField
                  items={choices.items.filter(({ asks }) => draft.mode === 'practice' || asks)}
                  value={draft.thingIds}
                  errors={sending.errors.thing_ids}
                  onValue={(thingIds) => change({ thingIds })}
                />
                <TextAreaField
                  name="note"
                  label="給同學的話（可以不寫）"
                  rows={2}
                  max={500}
                  value={draft.note}
                  errors={sending.errors.note}
                  onValue={(note) => change({ note })}
                />
              </>
            )}
          </>
        ) : (
          !sending.alert && <Loading />
        )}
      </div>
    </Dialog>
  )
}

function Head({ choices, other }: { choices: Choices; other?: (() => void) | undefined }) {
  const { title, title_pinyin, dialect_id, place, picture } = choices
  const line = [place, dialect_id === null ? '' : dialectName(dialect_id)].filter(Boolean).join('．')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line p-3">
      {picture && (
        <Picture src={picture} alt="" width={72} height={72} className="size-18 flex-none rounded-xl" />
      )}
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-16 text-muted">{line}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span
            lang={title_pinyin ? 'hak-Hant-TW' : undefined}
            className="font-reading text-26 leading-tight"
          >
            {title}
          </span>
          {title_pinyin && dialect_id !== null && <PinyinLine pinyin={title_pinyin} dialectId={dialect_id} />}
        </p>
      </div>
      {other && (
        <Button kind="plain" className="max-sm:min-h-10 max-sm:px-2" onClick={other}>
          換一個
        </Button>
      )}
    </div>
  )
}

function NoClass() {
  return (
    <div className="grid justify-items-start gap-3">
      <p>還沒有可以派作業的班級：先建立一個公開的班級，再請學生加入。</p>
      <Link to="/my/teaching-class/form" className={buttonClass({ kind: 'brand' })}>
        建立班級
      </Link>
    </div>
  )
}
