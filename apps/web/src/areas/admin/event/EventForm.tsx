import { BOUNDS } from '@hakka/contract/constants'
import { EVENT, EVENT_GAMES } from '@hakka/contract/constants/event'
import type { EditedEvent } from '@hakka/contract/event-desk'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Copy, ExternalLink, Medal, Puzzle, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { storedId } from '../../../app/desk/stored-id.ts'
import { useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { StepTimeField } from '../../../app/forms/StepTimeField.tsx'
import { TextAreaField } from '../../../app/forms/TextAreaField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { useFormKey } from '../../../app/forms/use-form-key.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { DeleteEvent } from './DeleteEvent.tsx'
import { EventRevisions } from './EventRevisions.tsx'
import { EventSide } from './EventSide.tsx'
import { bodyOf, type EventValues, keptOf, LABELS, newEvent, SHOW } from './form-values.ts'
import { Participators } from './Participators.tsx'

const FAILED = '提交表單時發生錯誤'

/** Begins with `copied` where another event is copied. */
export function EventForm({
  item,
  copied,
  copyOf,
  onReverted,
}: {
  item: EditedEvent | null
  copied?: EventValues | undefined
  /** The event that is copied: its own sets of questions come along. */
  copyOf?: number | undefined
  /** The event is another version now: the form has to begin anew. */
  onReverted?(): void
}) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(false)
  const stored = useRef<number>(undefined)
  const formKey = useFormKey()
  const form = useDeskForm<EventValues>({
    initial: item ? keptOf(item) : { values: copied ?? newEvent },
    labels: LABELS,
    show: SHOW,
    async save(values, version) {
      const body = bodyOf(values)
      if (!item) {
        stored.current = await storedId(
          api('POST /api/event/store', { body: { ...body, form_key: formKey, copy_of: copyOf } }),
          FAILED,
        )
        return undefined
      }
      await storedId(api('POST /api/event/update', { body: { ...body, id: item.id, version } }), FAILED)
      return version === undefined ? undefined : version + 1
    },
    ...(item && {
      load: async () => keptOf((await api('GET /api/event/edit', { query: { id: item.id } })).data),
    }),
    onSaved() {
      toast({
        type: 'success',
        body: item ? `活動 #${item.id} 更新成功！` : `活動 #${stored.current} 創建成功！`,
      })
      if (item) void revalidate()
      else void navigate(`/admin/event/edit?id=${stored.current}`, { replace: true })
    },
  })
  const ofRows = Object.keys(form.errors).filter((name) => name.startsWith('participators.'))
  return (
    <DeskPage
      title={item ? '編輯活動' : '新增活動'}
      crumbs={[{ label: '活動管理', to: '/admin/event' }]}
      lead={item && `上次儲存：${[taipeiTime(item.updated_at), item.updated_by].filter(Boolean).join('，')}`}
      actions={
        item && (
          <>
            {onReverted && (
              <EventRevisions item={item} isDirty={form.changed.length > 0} onReverted={onReverted} />
            )}
            <Link to={`/admin/event/create?copy=${item.id}`} className={buttonClass({ kind: 'ghost' })}>
              <Copy aria-hidden="true" />
              複製到下學期
            </Link>
            <Link to={`/admin/game_sets?event_id=${item.id}`} className={buttonClass({ kind: 'ghost' })}>
              <Puzzle aria-hidden="true" />
              題庫
            </Link>
            <Link to={`/admin/event/results?id=${item.id}`} className={buttonClass({ kind: 'ghost' })}>
              <Medal aria-hidden="true" />
              成績
            </Link>
            <a
              href={`/event/game?id=${item.id}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ kind: 'ghost' })}
            >
              <ExternalLink aria-hidden="true" />
              檢視
            </a>
          </>
        )
      }
    >
      {copied && (
        <p className="mb-4 rounded-option bg-note px-4 py-3">
          內容是複製來的，日期往後移了 26 週，儲存後是草稿；確認後再公開。活動自己的題庫會一起帶過去。
        </p>
      )}
      <DeskForm form={form}>
        <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid min-w-0 content-start gap-5">
            <div className={FORM_CARD}>
              <TextField {...form.field('title')} label={LABELS.title} required max={BOUNDS.title} />
              <SelectField
                {...form.field('event_game_id')}
                label={LABELS.event_game_id}
                required
                options={[
                  { value: null, label: '請選擇' },
                  ...EVENT_GAMES.map(({ id, title }) => ({ value: Number(id), label: title })),
                ]}
              />
              <div className="grid gap-5 md:grid-cols-2">
                <StepTimeField
                  {...form.field('begin_at')}
                  label={LABELS.begin_at}
                  required
                  minutes={EVENT.clock_step}
                />
                <StepTimeField
                  {...form.field('end_at')}
                  label={LABELS.end_at}
                  required
                  usual="last"
                  minutes={EVENT.clock_step}
                />
              </div>
              <TextAreaField
                {...form.field('description')}
                label={LABELS.description}
                hint="換行會照樣顯示在活動卡片上"
                required
                max={BOUNDS.description}
              />
            </div>
            <section className={FORM_CARD} aria-labelledby="event-for">
              <h2 id="event-for" className="text-18 font-bold">
                參加對象
              </h2>
              <p className="text-muted">符合其中一列就可以報名；選了學校，就會出現在「學校活動」。</p>
              <Participators
                rows={form.values.participators}
                errors={form.errors}
                onRows={(rows) => {
                  form.touch(...ofRows)
                  form.set('participators', rows)
                }}
              />
              <TextAreaField
                {...form.field('targets')}
                label={LABELS.targets}
                hint="寫在活動卡片上，一行一項；空白就照上面的對象寫"
                rows={3}
                max={EVENT.targets}
              />
            </section>
          </div>
          <EventSide form={form} item={item} />
          {/* After all that is filled in, also where the columns stand one below the other. */}
          {item && (
            <Button
              kind="plain"
              icon={<Trash2 aria-hidden="true" />}
              className="justify-self-start !text-16 text-wrong-deep"
              onClick={() => setAsked(true)}
            >
              刪除這個活動
            </Button>
          )}
        </div>
      </DeskForm>
      {item && (
        <DeleteEvent
          item={asked ? item : undefined}
          onClose={() => setAsked(false)}
          onDeleted={() => {
            form.release()
            void navigate('/admin/event')
          }}
        />
      )}
    </DeskPage>
  )
}
