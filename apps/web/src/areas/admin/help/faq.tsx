import type { FaqCategory, FaqItem } from '@hakka/contract/help'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { putBack } from '../../../app/desk/entries/order.ts'
import { RevisionsButton } from '../../../app/desk/RevisionsButton.tsx'
import { textOfValue } from '../../../app/desk/text-of-value.ts'
import { useAnew } from '../../../app/desk/use-anew.ts'
import { FaqCategories } from '../../../app/help/FaqCategories.tsx'
import { ICONS } from '../../../app/help/faq-icons.ts'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/faq.ts'
import { CategoryList } from './CategoryList.tsx'
import { ClashDialog } from './ClashDialog.tsx'
import type { Wording } from './clash.ts'
import { entryErrors } from './entry-errors.ts'
import { FaqFields } from './FaqFields.tsx'
import { JoinedNote } from './JoinedNote.tsx'
import { LastSaved } from './LastSaved.tsx'
import { Preview } from './Preview.tsx'
import { RemovedButton } from './RemovedButton.tsx'
import { useHelpForm } from './use-help-form.ts'

interface Values {
  categories: FaqCategory[]
}

export const meta = () => pageMeta('編輯常見問題')

export const loader = ({ context }: Route.LoaderArgs) =>
  orPage(context.get(servicesContext).api('GET /api/faq/edit'))

const keptOf = ({ categories, version }: Values & { version: number }) => ({
  values: { categories },
  version,
})

const outline = (categories: readonly FaqCategory[]) =>
  categories.map((category) => `【${category.title}】\n${wordsOf(category)}`).join('\n\n')

const wordsOf = ({ items }: FaqCategory) => items.map(textOf).join('\n')

const textOf = (item: FaqItem) => `問：${item.question_text}\n答：${textOfValue(item.answer_text)}`

const WORDS: Wording<FaqCategory> = {
  fields: {},
  category: (category) => ({
    name: `分類「${category.title}」`,
    text: `分類名稱：${category.title}\n圖示：${ICONS[category.icon].label}\n${wordsOf(category)}`,
  }),
  item: (item) => ({ name: item.question_text, text: textOf(item) }),
}

const LABELS = { categories: '分類與問題' }

const partsOf = ({ categories }: Values) => ({ fields: {}, categories })

export default function FaqPage({ loaderData: { data } }: Route.ComponentProps) {
  const [begun, anew] = useAnew(data.version)
  return <FaqEditor key={begun} data={data} onReverted={anew} />
}

function FaqEditor({
  data,
  onReverted,
}: {
  data: Route.ComponentProps['loaderData']['data']
  onReverted(): void
}) {
  const { form, present, said, clash, settle, later } = useHelpForm<Values, FaqCategory>({
    initial: keptOf(data),
    labels: LABELS,
    load: async () => keptOf((await api('GET /api/faq/edit')).data),
    send: async (values, more) => (await api('POST /api/faq/update', { body: { ...values, ...more } })).data,
    parts: partsOf,
    whole: ({ categories }) => ({ categories: [...categories] }),
  })
  const { categories } = form.values
  const judged = entryErrors(form, categories)
  return (
    <DeskPage
      title="常見問題"
      lead={<LastSaved at={data.updated_at} to="/faq" />}
      actions={
        <>
          <RemovedButton
            load={async () => (await api('GET /api/faq/removed')).data}
            categories={categories}
            nameOf={({ title }) => title}
            nameOfItem={(item) => item.question_text}
            onRestore={(category) => form.set('categories', putBack(categories, category))}
          />
          <RevisionsButton<Values>
            title="常見問題"
            present={present}
            labels={LABELS}
            show={{ categories: outline }}
            list={async () => (await api('GET /api/faq/revisions')).data}
            read={async (version) =>
              (await api('GET /api/faq/revision', { query: { version } })).data.content
            }
            revert={(revision, version) => api('POST /api/faq/revert', { body: { revision, version } })}
            onReverted={onReverted}
            isDirty={form.changed.length > 0}
          />
          <Preview
            title="常見問題"
            ask={async () => (await api('POST /api/faq/preview', { body: { categories } })).data}
          >
            {(faq) => <FaqCategories categories={faq.categories} />}
          </Preview>
        </>
      }
    >
      <DeskForm form={{ ...form, errors: judged.errors }} extra={<JoinedNote>{said}</JoinedNote>}>
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
      <ClashDialog
        key={clash?.version}
        refused={clash}
        mine={partsOf(form.values)}
        theirs={clash && partsOf(clash.theirs)}
        words={WORDS}
        onClose={later}
        onSave={settle}
      />
    </DeskPage>
  )
}
