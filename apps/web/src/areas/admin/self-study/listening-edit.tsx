import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/listening-edit.ts'
import { DialogueForm } from './DialogueForm.tsx'
import { ItemPick } from './ItemPick.tsx'
import { ItemEditor } from './ItemVersions.tsx'
import { rightsIn } from './rights.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const rights = await rightsIn('listening', api)
  const { no, ...query } = queryOf(request, ['c', 'd', 'no'])
  const { data } = await orPage(api('GET /api/self_study/listening/category', { query: { c: '', ...query } }))
  const { dialogues, ...category } = data
  return {
    rights,
    category,
    dialogues,
    chosen: dialogues.find((own) => String(own.no) === no) ?? dialogues[0],
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `編輯聽力：${loaderData.category.category_name}` : '編輯聽力')

export default function ListeningEditPage({
  loaderData: { rights, category, dialogues, chosen },
}: Route.ComponentProps) {
  const { category_id: c, dialect_id: d } = category
  return (
    <DeskPage
      title={category.category_name}
      crumbs={[{ label: '聽力教材', to: '/admin/self_study/listening' }]}
      lead={`${category.level_name}，${category.dialect_name}`}
    >
      {chosen ? (
        <div className="grid gap-5 xl:grid-cols-[280px_minmax(0,1fr)]">
          <ItemPick
            label="對話"
            chosen={chosen.id}
            items={dialogues.map(({ id, no, title }) => ({
              id,
              no,
              title: title.hakka,
              to: `/admin/self_study/listening/category/edit?c=${c}&d=${d}&no=${no}`,
            }))}
          />
          <ItemEditor key={chosen.id} version={chosen.version}>
            {(onReverted) => (
              <DialogueForm dialogue={chosen} place={{ c, d }} rights={rights} onReverted={onReverted} />
            )}
          </ItemEditor>
        </div>
      ) : (
        <EmptyState />
      )}
    </DeskPage>
  )
}
