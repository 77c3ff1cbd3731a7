import { cx } from '@hakka/ui/cx.ts'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/gallery.ts'
import { FRAMES, Frame } from './Frame.tsx'

export const meta = () => pageMeta('模組類型')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await orPage(context.get(servicesContext).api('GET /api/admin/module_types'))
  const { id } = queryOf(request, ['id'])
  return { types: data.types, shown: data.types.find((type) => type.id === id) }
}

/** Every module type with its sample, as a phone, a tablet and a desk show it. */
export default function ModuleGallery({ loaderData: { types, shown } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="font-reading text-40 leading-snug text-brand">模組類型</h1>
      <p className="mt-1 text-muted">
        共 {types.length} 種。選一種，看它的範例在手機、平板和電腦上的樣子；每個畫面都可以操作。
      </p>
      <nav aria-label="模組類型" className="mt-5">
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {types.map((type) => (
            <li key={type.id}>
              <Link
                to={`?id=${type.id}`}
                preventScrollReset
                aria-current={type === shown ? 'true' : undefined}
                className={cx(
                  'flex min-h-14 flex-wrap items-center gap-x-3 rounded-option border px-4 py-2 leading-snug text-ink no-underline',
                  type === shown ? 'border-brand bg-note' : 'border-line bg-white hover:border-brand',
                )}
              >
                <span className="font-bold">{type.name}</span>
                <code className="text-16 text-muted">{type.id}</code>
                <span className="ml-auto text-16 text-muted">第 {type.version} 版</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown && (
        <section className="mt-8">
          <h2 className="font-reading text-32 leading-snug text-brand">{shown.name}</h2>
          <div className="mt-3 flex flex-wrap items-start gap-6">
            {FRAMES.map((size) => (
              <Frame key={`${shown.id} ${size.width}`} type={shown} size={size} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
