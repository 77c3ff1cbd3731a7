import { BOUNDS } from '@hakka/contract/constants'
import type { Guide, GuideCategory } from '@hakka/contract/help'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { Markup } from '../../../app/desk/Markup.tsx'
import { RichText } from '../../../app/desk/RichText.tsx'
import { textOfValue } from '../../../app/desk/text-of-value.ts'
import { type Kept, useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { TextField } from '../../../app/forms/TextField.tsx'
import { GuideCategories } from '../../../app/help/GuideCategories.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/guide.ts'
import { CategoryList } from './CategoryList.tsx'
import { namingEntries } from './errors-by-id.ts'
import { GuideFields } from './GuideFields.tsx'
import { LastSaved } from './LastSaved.tsx'
import { Preview } from './Preview.tsx'
import { useEntryErrors } from './use-entry-errors.ts'

/** Flat, so that each field of the form has its own changes and errors. */
interface Values {
  title: string
  'description.title': string
  'description.content': string
  categories: GuideCategory[]
}

export const meta = () => pageMeta('編輯使用說明')

export const loader = ({ context }: Route.LoaderArgs) =>
  orPage(context.get(servicesContext).api('GET /api/guide/edit'))

const keptOf = ({ title, description, categories, version }: Guide & { version: number }): Kept<Values> => ({
  values: {
    title,
    'description.title': description.title,
    'description.content': description.content,
    categories,
  },
  version,
})

const bodyOf = ({ title, categories, ...intro }: Values) => ({
  title,
  description: { title: intro['description.title'], content: intro['description.content'] },
  categories,
})

const outline = (categories: GuideCategory[]) =>
  categories
    .map(({ text, href, items }) =>
      [
        `【${text}】${href}`,
        ...items.map((item) => `${item.text}　${item.href}\n${textOfValue(item.content)}`.trim()),
      ].join('\n'),
    )
    .join('\n\n')

export default function GuideEditor({ loaderData: { data } }: Route.ComponentProps) {
  const form = useDeskForm<Values>({
    initial: keptOf(data),
    labels: {
      title: '頁面標題',
      'description.title': '引言標題',
      'description.content': '引言內容',
      categories: '分類與項目',
    },
    show: { categories: outline },
    load: async () => keptOf((await api('GET /api/guide/edit')).data),
    save: async (values, version) => {
      const saving = api('POST /api/guide/update', { body: { ...bodyOf(values), version } })
      return (await namingEntries(saving, values.categories)).data.version
    },
  })
  const { categories } = form.values
  const judged = useEntryErrors(form, categories)
  return (
    <DeskPage
      title="使用說明"
      lead={<LastSaved at={data.updated_at} to="/guide" />}
      actions={
        <Preview
          title="使用說明"
          ask={async () => (await api('POST /api/guide/preview', { body: bodyOf(form.values) })).data}
        >
          {({ description, categories: shown }) => (
            <>
              <h2 className="font-reading text-26 text-brand">{description.title}</h2>
              <Markup html={description.content} className="mt-2 mb-6" />
              <GuideCategories categories={shown} />
            </>
          )}
        </Preview>
      }
    >
      <DeskForm form={{ ...form, errors: judged.errors }}>
        <div className="mb-6 grid gap-4 rounded-card border border-line bg-white p-5">
          <TextField label="頁面標題" required max={BOUNDS.title} {...form.field('title')} />
          <TextField label="引言標題" required max={BOUNDS.title} {...form.field('description.title')} />
          <RichText label="引言內容" {...form.field('description.content')} />
        </div>
        <CategoryList
          title="分類與項目"
          categories={categories}
          onCategories={(next) => form.set('categories', next)}
          errors={judged.errors}
          nameOf={({ text }) => text}
          noteOf={({ items }) => (items.length > 0 ? `${items.length} 項` : '連結')}
          create={(id) => ({ id, text: '', href: '', items: [] })}
        >
          {(category, onCategory) => <GuideFields {...judged} category={category} onCategory={onCategory} />}
        </CategoryList>
      </DeskForm>
    </DeskPage>
  )
}
