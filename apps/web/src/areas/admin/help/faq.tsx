import type { FaqCategory } from '@hakka/contract/help'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { textOfValue } from '../../../app/desk/text-of-value.ts'
import { type Kept, useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { FaqCategories } from '../../../app/help/FaqCategories.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/faq.ts'
import { CategoryList } from './CategoryList.tsx'
import { namingEntries } from './errors-by-id.ts'
import { FaqFields } from './FaqFields.tsx'
import { LastSaved } from './LastSaved.tsx'
import { Preview } from './Preview.tsx'
import { useEntryErrors } from './use-entry-errors.ts'

interface Values {
  categories: FaqCategory[]
}

export const meta = () => pageMeta('編輯常見問題')

export const loader = ({ context }: Route.LoaderArgs) =>
  orPage(context.get(servicesContext).api('GET /api/faq/edit'))

const keptOf = ({ categories, version }: Values & { version: number }): Kept<Values> => ({
  values: { categories },
  version,
})

const outline = (categories: FaqCategory[]) =>
  categories
    .map(({ title, items }) =>
      [
        `【${title}】`,
        ...items.map((item) => `問：${item.question_text}\n答：${textOfValue(item.answer_text)}`),
      ].join('\n'),
    )
    .join('\n\n')

export default function FaqEditor({ loaderData: { data } }: Route.ComponentProps) {
  const form = useDeskForm<Values>({
    initial: keptOf(data),
    labels: { categories: '分類與問題' },
    show: { categories: outline },
    load: async () => keptOf((await api('GET /api/faq/edit')).data),
    save: async (values, version) => {
      const saving = api('POST /api/faq/update', { body: { ...values, version } })
      return (await namingEntries(saving, values.categories)).data.version
    },
  })
  const { categories } = form.values
  const judged = useEntryErrors(form, categories)
  return (
    <DeskPage
      title="常見問題"
      lead={<LastSaved at={data.updated_at} to="/faq" />}
      actions={
        <Preview
          title="常見問題"
          ask={async () => (await api('POST /api/faq/preview', { body: { categories } })).data}
        >
          {(faq) => <FaqCategories categories={faq.categories} />}
        </Preview>
      }
    >
      <DeskForm form={{ ...form, errors: judged.errors }}>
        <CategoryList
          title="分類與問題"
          categories={categories}
          onCategories={(next) => form.set('categories', next)}
          errors={judged.errors}
          nameOf={({ title }) => title}
          noteOf={({ items }) => `${items.length} 題`}
          create={(id): FaqCategory => ({ id, title: '', icon: 'help', items: [] })}
        >
          {(category, onCategory) => <FaqFields {...judged} category={category} onCategory={onCategory} />}
        </CategoryList>
      </DeskForm>
    </DeskPage>
  )
}
