import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/gallery.ts'
import { FRAMES, Frame } from './Frame.tsx'
import { TypeBar } from './TypeBar.tsx'
import { TypeHead } from './TypeHead.tsx'
import { TypeList } from './TypeList.tsx'
import { wayOf } from './way.ts'

export const meta = () => pageMeta('模組類型')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await orPage(context.get(servicesContext).api('GET /api/admin/module_types'))
  const { id, way } = queryOf(request, ['id', 'way'])
  return { types: data.types, id, wished: wayOf(way) }
}

/** Every module type; the chosen one with its sample, as a phone, a tablet and a desk show it. */
export default function ModuleGallery({ loaderData: { types, id, wished } }: Route.ComponentProps) {
  const at = types.findIndex((type) => type.id === id)
  const shown = types[at]
  const way = shown?.asks ? wished : 'practice'
  return (
    <DeskPage
      title="模組類型"
      lead={`共 ${types.length} 種。選一種，看它的範例在手機、平板和電腦上的樣子；每個畫面都可以操作。`}
    >
      {shown ? (
        <>
          <TypeBar types={types} at={at} />
          <TypeHead type={shown} way={way} no={at + 1} of={types.length} />
          <div className="mt-4 flex flex-wrap items-start gap-6">
            {FRAMES.map((size) => (
              <Frame key={`${shown.id} ${way} ${size.width}`} type={shown} way={way} size={size} />
            ))}
          </div>
        </>
      ) : (
        <>
          {id && (
            <div className="mt-5">
              <EmptyState title="沒有這一種模組類型">請從下面選一種。</EmptyState>
            </div>
          )}
          <TypeList types={types} />
        </>
      )}
    </DeskPage>
  )
}
