import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { api as call } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { DoubtedSounds } from '../../../app/desk/DoubtedSounds.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/speaking-edit.ts'
import { chosenOf } from './chosen.ts'
import { doubtsOf } from './doubts-of.ts'
import { ItemPick } from './ItemPick.tsx'
import { ItemEditor } from './ItemVersions.tsx'
import { RecordLink } from './RecordLink.tsx'
import { rightsIn } from './rights.ts'
import { SentenceForm } from './SentenceForm.tsx'
import { subcategoriesOf } from './subcategories.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const rights = await rightsIn('speaking', api)
  const { no, id, ...query } = queryOf(request, ['c', 'd', 'l', 'no', 'id'])
  const { category } = await orPage(
    api('GET /api/self_study/speaking/category', { query: { c: '', ...query } }),
  )
  const sentences = category.subcategories.flatMap((own) => own.sentences)
  const subcategories = await subcategoriesOf('speaking', category.category_id, api)
  const own = chosenOf(sentences, { no, id }, rights)
  const doubts = await doubtsOf('speaking', api, own.chosen?.id, [category.dialect_id])
  return { rights, category, subcategories, doubts, ...own }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `編輯口說：${loaderData.category.category_name}` : '編輯口說')

export default function SpeakingEditPage({
  loaderData: { rights, category, subcategories, isNew, chosen, doubts },
}: Route.ComponentProps) {
  const { category_id: c, dialect_id: d, level_no: l } = category
  const listUrl = `/admin/self_study/speaking/category/edit?c=${c}&d=${d}&l=${l}`
  return (
    <DeskPage
      title={category.category_name}
      crumbs={[{ label: '口說教材', to: '/admin/self_study/speaking' }]}
      lead={`${category.level_name}，${category.dialect_name}`}
      actions={
        rights.sounds && (
          <RecordLink kind="speaking" of={{ c: category.category_id }} dialectId={category.dialect_id} />
        )
      }
    >
      {chosen || isNew ? (
        <div className="grid gap-5 xl:grid-cols-[280px_minmax(0,1fr)]">
          <ItemPick
            kind="speaking"
            label="句子"
            chosen={chosen?.id}
            items={category.subcategories.flatMap((part) =>
              part.sentences.map(({ id, no, hakka_sentence }) => ({
                id,
                no,
                title: hakka_sentence.text,
                to: `${listUrl}&no=${no}`,
                part,
              })),
            )}
            add={rights.texts ? `${listUrl}&no=new` : undefined}
          />
          <DoubtedSounds kind="speaking" sounds={doubts}>
            <ItemEditor key={chosen?.id ?? 'new'} version={chosen?.version}>
              {(onReverted) => (
                <SentenceForm
                  kind="speaking"
                  item={chosen ?? null}
                  subcategories={subcategories}
                  dialectId={d}
                  listUrl={listUrl}
                  rights={rights}
                  onReverted={onReverted}
                  send={(body) => call('POST /api/self_study/speaking/sentence', { body })}
                  load={async (id) => {
                    const now = await call('GET /api/self_study/speaking/category', { query: { c, d } })
                    const all = now.category.subcategories.flatMap((own) => own.sentences)
                    return all.find((own) => own.id === id)
                  }}
                />
              )}
            </ItemEditor>
          </DoubtedSounds>
        </div>
      ) : (
        <EmptyState />
      )}
    </DeskPage>
  )
}
