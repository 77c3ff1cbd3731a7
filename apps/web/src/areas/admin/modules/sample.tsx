import type { ModuleHost } from '@hakka/modules/host'
import { HostProvider, ModuleView, moduleItems } from '@hakka/modules/web'
import { play } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { signal } from '@hakka/ui/signals.ts'
import { useMemo } from 'react'
import { useAnnouncer } from '../../../app/container/use-announcer.tsx'
import { servicesContext } from '../../../app/context.ts'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/sample.ts'
import '../../../app/container/container.css'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.name)

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context
    .get(servicesContext)
    .api('GET /api/admin/module_types/{id}', { params: { id: params.type } })
  return (await orPage(call)).data
}

const LEVEL_NO = 3

/** The server parsed the sample of `word` by its schema. */
const areWords = (words: unknown): words is ModuleHost['vocabulary'] => Array.isArray(words)

/** One type's sample on a page of its own, without the site around it: the gallery shows it in frames. */
export default function ModuleSample({ loaderData }: Route.ComponentProps) {
  const { id, name, sample, words } = loaderData
  const { announce, line } = useAnnouncer()
  const host = useMemo<ModuleHost>(
    () => ({
      dialectId: 1,
      levelNo: LEVEL_NO,
      reading: { pinyin: 'marks', chinese: true, size: 1, projector: false },
      vocabulary: areWords(words) ? words : [],
      play,
      playAll: playSequence,
      signal,
      announce,
      done() {},
    }),
    [words, announce],
  )
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
