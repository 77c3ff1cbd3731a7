import { BOUNDS, NEWS_CATEGORIES } from '@hakka/contract/constants'
import type { EditedNews } from '@hakka/contract/news'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { RichText } from '../../../app/desk/RichText.tsx'
import { storedId } from '../../../app/desk/stored-id.ts'
import { useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { CheckField } from '../../../app/forms/CheckField.tsx'
import { DateTimeField } from '../../../app/forms/DateTimeField.tsx'
import { SchoolField } from '../../../app/forms/SchoolField.tsx'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { useFormKey } from '../../../app/forms/use-form-key.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { DeleteNews } from './DeleteNews.tsx'
import { bodyOf, keptOf, LABELS, type NewsValues, newNews, SHOW, savedText } from './form-values.ts'
import { NewsRevisions } from './NewsRevisions.tsx'
import { Preview } from './Preview.tsx'
import { StateChip } from './StateChip.tsx'

const FAILED = '儲存失敗，請稍後再試'

export function NewsForm({
  item,
  now,
  onReverted,
}: {
  item: EditedNews | null
  now: string
  /** The item is another version now: the form has to begin anew. */
  onReverted(): void
}) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(false)
  const stored = useRef<number>(undefined)
  const formKey = useFormKey()
  const form = useDeskForm<NewsValues>({
    initial: item ? keptOf(item) : newNews(now),
    labels: LABELS,
    show: SHOW,
    async save(values, version) {
      const body = bodyOf(values)
      if (!item) {
        stored.current = await storedId(
          api('POST /api/news/store', { body: { ...body, form_key: formKey } }),
          FAILED,
        )
        return undefined
      }
      await storedId(api('POST /api/news/update', { body: { ...body, id: item.id, version } }), FAILED)
      return version === undefined ? undefined : version + 1
    },
    ...(item && {
      load: async () => keptOf((await api('GET /api/news/edit', { query: { id: item.id } })).data),
    }),
    onSaved(values) {
      toast({ type: 'success', body: savedText(values, Date.now()) })
      if (item) void revalidate()
      else void navigate(`/admin/news/edit?id=${stored.current}`, { replace: true })
    },
  })
  return (
    <DeskPage
      title={item ? '編輯消息' : '新增消息'}
      crumbs={[{ label: '最新消息管理', to: '/admin/newses' }]}
      lead={item && `上次儲存：${[taipeiTime(item.updated_at), item.updated_by].filter(Boolean).join('，')}`}
      actions={
        <>
          {item && <NewsRevisions item={item} isDirty={form.changed.length > 0} onReverted={onReverted} />}
          <Preview values={form.values} />
        </>
      }
    >
      <DeskForm form={form}>
        <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
          <div className={FORM_CARD}>
            <TextField {...form.field('title')} label={LABELS.title} required max={BOUNDS.title} />
            <RichText {...form.field('content')} label={LABELS.content} required />
          </div>
          <div className="grid content-start gap-5">
            <section className={FORM_CARD} aria-labelledby="news-publishing">
              <h2 id="news-publishing" className="flex items-center justify-between gap-3 text-18 font-bold">
                發布
                {item && <StateChip state={item.state} />}
              </h2>
              <CheckField
                {...form.field('is_published')}
                label={LABELS.is_published}
                hint="在網站上看得到"
                look="switch"
              />
              <CheckField
                {...form.field('is_highlighted')}
                label={LABELS.is_highlighted}
                hint="排在列表最上面"
                look="switch"
              />
              <DateTimeField
                {...form.field('publish_date')}
                label={LABELS.publish_date}
                hint="臺灣時間；時間到了才會出現"
                required
              />
            </section>
            <section className={FORM_CARD} aria-labelledby="news-sorting">
              <h2 id="news-sorting" className="text-18 font-bold">
                分類
              </h2>
              <SelectField
                {...form.field('category_id')}
                label={LABELS.category_id}
                required
                options={NEWS_CATEGORIES.map(({ id, name }) => ({ value: Number(id), label: name }))}
              />
              <SchoolField
                {...form.field('school_id')}
                label={LABELS.school_id}
                hint="選了學校，就會出現在「學校活動」；不選是全站消息"
              />
            </section>
            {item && (
              <Button
                kind="plain"
                icon={<Trash2 aria-hidden="true" />}
                className="justify-self-start !text-16 text-wrong-deep"
                onClick={() => setAsked(true)}
              >
                刪除這則消息
              </Button>
            )}
          </div>
        </div>
      </DeskForm>
      {item && (
        <DeleteNews
          item={asked ? item : undefined}
          onClose={() => setAsked(false)}
          onDeleted={() => {
            form.release()
            void navigate('/admin/newses')
          }}
        />
      )}
    </DeskPage>
  )
}
