import { BOUNDS } from '@hakka/contract/constants'
import type { DeskDownloadCategory } from '@hakka/contract/download'
import { toast } from '@hakka/ui/toast.ts'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { CheckField } from '../../../app/forms/CheckField.tsx'
import { TextAreaField } from '../../../app/forms/TextAreaField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/category.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const { api } = context.get(servicesContext)
  return (await orPage(api('GET /api/download/category/edit', { query: { id } }))).data
}

export const meta = () => pageMeta('下載分類設定')

const LABELS = {
  title: '分類名稱',
  description: '說明',
  enable_level_selector: '先選級別',
  enable_dialect_selector: '先選腔調',
}

const keptOf = ({ id: _, version, ...values }: DeskDownloadCategory) => ({ version, values })

export default function DownloadCategoryPage({ loaderData }: Route.ComponentProps) {
  return <CategoryForm key={loaderData.id} category={loaderData} />
}

function CategoryForm({ category }: { category: DeskDownloadCategory }) {
  const { id } = category
  const { revalidate } = useRevalidator()
  const form = useDeskForm({
    initial: keptOf(category),
    labels: LABELS,
    save: async (values, version) =>
      (await api('POST /api/download/category/update', { body: { ...values, id, version } })).data.version,
    load: async () => keptOf((await api('GET /api/download/category/edit', { query: { id } })).data),
    onSaved() {
      toast({ type: 'success', body: '分類已儲存' })
      void revalidate()
    },
  })
  return (
    <DeskPage
      title={`分類設定：${category.title}`}
      crumbs={[{ label: '教材下載', to: `/admin/downloads?category_id=${id}` }]}
    >
      <DeskForm form={form}>
        <div className={`max-w-3xl ${FORM_CARD}`}>
          <TextField {...form.field('title')} label={LABELS.title} required max={BOUNDS.title} />
          <TextAreaField
            {...form.field('description')}
            label={LABELS.description}
            hint="顯示在下載頁的標題下面"
            rows={3}
            max={BOUNDS.description}
          />
          <CheckField
            {...form.field('enable_level_selector')}
            label={LABELS.enable_level_selector}
            hint="選了級別才看得到檔案"
            look="switch"
          />
          <CheckField
            {...form.field('enable_dialect_selector')}
            label={LABELS.enable_dialect_selector}
            hint="選了腔調才看得到檔案"
            look="switch"
          />
        </div>
      </DeskForm>
    </DeskPage>
  )
}
