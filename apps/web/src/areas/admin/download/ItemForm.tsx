import { BOUNDS, UPLOADS } from '@hakka/contract/constants'
import type { DeskDownloadItem } from '@hakka/contract/download'
import { toast } from '@hakka/ui/toast.ts'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { DownloadLink } from '../../../app/download/DownloadLink.tsx'
import { FileField } from '../../../app/forms/FileField.tsx'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { sizeText } from '../../../app/forms/size-text.ts'
import { TextField } from '../../../app/forms/TextField.tsx'
import { useFormKey } from '../../../app/forms/use-form-key.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { uploadApi } from '../../../app/upload.ts'
import {
  bodyOf,
  DIALECT_OPTIONS,
  type ItemValues,
  keptOf,
  LABELS,
  LEVEL_OPTIONS,
  newItem,
  SHOW,
  semesterOptions,
  underSemester,
} from './form-values.ts'
import { ItemRevisions } from './ItemRevisions.tsx'

const ACCEPT = '.pdf,.odt,.odp,.ods,.docx,.pptx,.xlsx,.zip,.mp3'

/** A file of the downloads: what it is called, whom it is for, and the file itself. */
export function ItemForm({
  item,
  category,
  categories,
  onReverted,
}: {
  item: DeskDownloadItem | null
  category: number
  categories: readonly { id: number; title: string }[]
  /** The file is another version now: the form has to begin anew. */
  onReverted(): void
}) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<number>()
  const stored = useRef<number>(undefined)
  const formKey = useFormKey()
  const form = useDeskForm<ItemValues>({
    initial: item ? keptOf(item) : newItem(category),
    labels: LABELS,
    show: SHOW,
    async save(values, version) {
      const { file, ...body } = bodyOf(values)
      const send = file ? uploadApi(setProgress) : api
      try {
        if (item) {
          const update = { ...body, id: item.id, version, ...(file ? { file } : {}) }
          return (await send('POST /api/download/update', { body: update })).data.version
        }
        // Without a file the server says what is missing, beside its field.
        const made = await send('POST /api/download/store', {
          body: { ...body, file: file ?? new Blob(), form_key: formKey },
        })
        stored.current = made.data.id
        return made.data.version
      } catch (error) {
        throw underSemester(error)
      } finally {
        setProgress(undefined)
      }
    },
    ...(item && {
      load: async () => keptOf((await api('GET /api/download/edit', { query: { id: item.id } })).data),
    }),
    onSaved() {
      toast({ type: 'success', body: '檔案已儲存' })
      if (item) void revalidate()
      else void navigate(`/admin/downloads/edit?id=${stored.current}`, { replace: true })
    },
  })
  return (
    <DeskPage
      title={item ? '編輯檔案' : '新增檔案'}
      crumbs={[{ label: '教材下載', to: '/admin/downloads' }]}
      lead={item && `上次儲存：${taipeiTime(item.updated_at)}`}
      actions={
        item && <ItemRevisions item={item} isDirty={form.changed.length > 0} onReverted={onReverted} />
      }
    >
      <DeskForm form={form}>
        <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
          <div className={FORM_CARD}>
            <TextField
              {...form.field('title')}
              label={LABELS.title}
              hint="下載後的檔名就是標題"
              required
              max={BOUNDS.title}
            />
            {item && (
              <p className="flex flex-wrap items-center gap-x-3 text-16">
                <span className="text-muted">現在的檔案：</span>
                <DownloadLink file={item} className="font-medium text-brand underline">
                  {item.extension.toUpperCase()}，{sizeText(item.size)}
                </DownloadLink>
              </p>
            )}
            <FileField
              {...form.field('file')}
              label={item ? '換成新的檔案' : LABELS.file}
              hint="PDF、ODT、ODP、ODS、DOCX、PPTX、XLSX、ZIP 或 MP3，不超過 200 MB"
              required={!item}
              accept={ACCEPT}
              maxBytes={UPLOADS.download_bytes}
              progress={progress}
            />
          </div>
          <div className={FORM_CARD}>
            <SelectField
              {...form.field('category_id')}
              label={LABELS.category_id}
              required
              options={categories.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <SelectField
              {...form.field('level_no')}
              onValue={(level) => {
                form.set('level_no', level)
                const stays = semesterOptions(level).some(({ value }) => value === form.values.semester)
                if (!stays) form.set('semester', '')
              }}
              label={LABELS.level_no}
              hint="不分級別的檔案，選哪一級都看得到"
              options={LEVEL_OPTIONS}
            />
            <SelectField
              {...form.field('semester')}
              label={LABELS.semester}
              hint="課本和教師手冊選了學期，課程頁就會有下載連結"
              options={semesterOptions(form.values.level_no)}
            />
            <SelectField
              {...form.field('dialect_id')}
              label={LABELS.dialect_id}
              hint="不分腔調的檔案，選哪一腔都看得到"
              options={DIALECT_OPTIONS}
            />
          </div>
        </div>
      </DeskForm>
    </DeskPage>
  )
}
