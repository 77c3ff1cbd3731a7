import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/speaking-edit.ts'
import { ItemPick } from './ItemPick.tsx'
import { ItemEditor } from './ItemVersions.tsx'
import { rightsIn } from './rights.ts'
import { SentenceForm } from './SentenceForm.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const rights = await rightsIn('speaking', api)
  const { no, ...query } = queryOf(request, ['c', 'd', 'l', 'no'])
  const { category } = await orPage(
    api('GET /api/self_study/speaking/category', { query: { c: '', ...query } }),
  )
  const sentences = category.subcategories.flatMap((own) => own.sentences)
  return {
    rights,
    category,
    sentences,
    chosen: sentences.find((own) => String(own.no) === no) ?? sentences[0],
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `編輯口說：${loaderData.category.category_name}` : '編輯口說')

export default function SpeakingEditPage({
  loaderData: { rights, category, sentences, chosen },
}: Route.ComponentProps) {
  const { category_id: c, dialect_id: d, level_no: l } = category
  return (
    <DeskPage
      title={category.category_name}
      crumbs={[{ label: '口說教材', to: '/admin/self_study/speaking' }]}
      lead={`${category.level_name}，${category.dialect_name}`}
    >
      {chosen ? (
        <div className="grid gap-5 xl:grid-cols-[280px_minmax(0,1fr)]">
          <ItemPick
            label="句子"
            chosen={chosen.id}
            items={sentences.map(({ id, no, hakka_sentence }) => ({
              id,
              no,
              title: hakka_sentence.text,
              to: `/admin/self_study/speaking/category/edit?c=${c}&d=${d}&l=${l}&no=${no}`,
            }))}
          />
          <ItemEditor key={chosen.id} version={chosen.version}>
            {(onReverted) => (
              <SentenceForm sentence={chosen} place={{ c, d }} rights={rights} onReverted={onReverted} />
            )}
          </ItemEditor>
        </div>
      ) : (
        <EmptyState />
      )}
    </DeskPage>
  )
}
