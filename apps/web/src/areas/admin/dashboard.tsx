import { Link, useRouteLoaderData } from 'react-router'
import type { loader } from './layout.tsx'

/** The desk's first page: where this person may go. */
export default function AdminDashboard() {
  const desk = useRouteLoaderData<typeof loader>('areas/admin/layout')
  return (
    <>
      <h1 className="font-reading text-40 leading-snug text-brand">編輯後台</h1>
      <p className="mt-1 text-muted">{desk?.name}，你可以管理下列項目。各項目的編輯頁面將陸續推出。</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {(desk?.sections ?? []).flatMap(({ title: section, items }) =>
          items.map(({ to, title }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-22 flex-col justify-center rounded-card border border-line bg-white px-5 py-4 text-ink no-underline hover:border-brand"
              >
                <span className="text-16 text-muted">{section}</span>
                <span className="font-bold">{title}</span>
              </Link>
            </li>
          )),
        )}
      </ul>
    </>
  )
}
