import { HELP } from '@hakka/contract/constants'
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
import { EntryList } from './EntryList.tsx'
import { errorsById, isWrongIn } from './errors-by-id.ts'
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
      try {
        return (await api('POST /api/faq/update', { body: { ...values, version } })).data.version
      } catch (error) {
        throw errorsById(error, values.categories)
      }
    },
  })
  const { categories } = form.values
  const judged = useEntryErrors(form, categories)
  const set = (next: FaqCategory[]) => form.set('categories', next)
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
        <h2 className="mb-2 text-22 font-bold">分類與問題</h2>
        <EntryList
          items={categories}
          what="分類"
          max={HELP.categories}
          nameOf={({ title }) => title}
          noteOf={({ items }) => `${items.length} 題`}
          isWrong={({ id }) => isWrongIn(judged.errors, id)}
          create={(id): FaqCategory => ({ id, title: '', icon: 'help', items: [] })}
          onItems={set}
        >
          {(category) => (
            <FaqFields
              {...judged}
              category={category}
              onCategory={(next) => set(categories.map((own) => (own.id === next.id ? next : own)))}
            />
          )}
        </EntryList>
      </DeskForm>
    </DeskPage>
  )
}
