import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { DoubtedSounds } from '../../../app/desk/DoubtedSounds.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/listening-edit.ts'
import { chosenOf } from './chosen.ts'
import { DialogueForm } from './DialogueForm.tsx'
import { doubtsOf } from './doubts-of.ts'
import { ItemPick } from './ItemPick.tsx'
import { ItemEditor } from './ItemVersions.tsx'
import { RecordLink } from './RecordLink.tsx'
import { rightsIn } from './rights.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const rights = await rightsIn('listening', api)
  const { no, id, ...query } = queryOf(request, ['c', 'd', 'no', 'id'])
  const { data } = await orPage(api('GET /api/self_study/listening/category', { query: { c: '', ...query } }))
  const { dialogues, ...category } = data
  const { isNew, chosen } = chosenOf(dialogues, { no, id }, rights)
  const edited =
    chosen && (await orPage(api('GET /api/self_study/listening/edit', { query: { id: chosen.id } })))
  const doubts = await doubtsOf('listening', api, chosen?.id, [category.dialect_id])
  return { rights, category, dialogues, isNew, chosen: edited?.data, doubts }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `編輯聽力：${loaderData.category.category_name}` : '編輯聽力')

export default function ListeningEditPage({
  loaderData: { rights, category, dialogues, isNew, chosen, doubts },
}: Route.ComponentProps) {
  const { category_id: c, dialect_id: d } = category
  const listUrl = `/admin/self_study/listening/category/edit?c=${c}&d=${d}`
  return (
    <DeskPage
      title={category.category_name}
      crumbs={[{ label: '聽力教材', to: '/admin/self_study/listening' }]}
      lead={`${category.level_name}，${category.dialect_name}`}
      actions={
        rights.sounds && (
          <RecordLink kind="listening" of={{ c: category.category_id }} dialectId={category.dialect_id} />
        )
      }
    >
      {chosen || isNew ? (
        <div className="grid gap-5 xl:grid-cols-[280px_minmax(0,1fr)]">
          <ItemPick
            kind="listening"
            label="對話"
            chosen={chosen?.id}
            items={dialogues.map(({ id, no, title }) => ({
              id,
              no,
              title: title.hakka,
              to: `${listUrl}&no=${no}`,
            }))}
            add={rights.texts ? `${listUrl}&no=new` : undefined}
          />
          <ItemEditor key={chosen?.id ?? 'new'} version={chosen?.version}>
            {(onReverted) => (
              <DoubtedSounds kind="listening" sounds={doubts}>
                <DialogueForm
                  dialogue={chosen ?? null}
                  place={{ c, d }}
                  rights={rights}
                  onReverted={onReverted}
                />
              </DoubtedSounds>
            )}
          </ItemEditor>
        </div>
      ) : (
        <EmptyState />
      )}
    </DeskPage>
  )
}
