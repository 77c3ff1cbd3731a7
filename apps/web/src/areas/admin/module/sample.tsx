import { HostProvider, ModuleView, moduleItems } from '@hakka/modules/web'
import { useRootMark } from '@hakka/ui/use-root-mark.ts'
import { useMemo } from 'react'
import { useAnnouncer } from '../../../app/container/use-announcer.tsx'
import { servicesContext } from '../../../app/context.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/sample.ts'
import { LEVEL_NO, useSampleHost } from './use-sample-host.ts'
import { wayOf } from './way.ts'
import '../../../app/container/container.css'
import '../../../app/container/games.css'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.name)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const way = wayOf(queryOf(request, ['way']).way)
  const call = context
    .get(servicesContext)
    .api('GET /api/admin/module_types/{id}', { params: { id: params.type }, query: { way } })
  return { ...(await orPage(call)).data, assessed: way === 'assessed' }
}

/** One type's sample on a page of its own, without the site around it: the gallery shows it in frames. */
export default function ModuleSample({ loaderData }: Route.ComponentProps) {
  const { id, name, sample } = loaderData
  useRootMark('data-bare')
  const { announce, line } = useAnnouncer()
  const host = useSampleHost(loaderData, announce)
  const items = useMemo(() => moduleItems(id, sample).map(({ no }) => no - 1), [id, sample])
  return (
    <div data-level={LEVEL_NO} className="bare-page min-h-dvh bg-page p-4">
      <h1 className="sr-only">{name}</h1>
      <h2 className="sr-only">範例</h2>
      <HostProvider host={host}>
        <ModuleView type={id} content={sample} items={items} moduleKey={`sample-${id}`} />
      </HostProvider>
      {line}
    </div>
  )
}
