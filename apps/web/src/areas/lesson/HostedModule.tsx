import type { LessonModule } from '@hakka/contract/lesson'
import type { ModuleHost } from '@hakka/modules/host'
import { HostProvider, ModuleView } from '@hakka/modules/web'
import { memo, useMemo } from 'react'
import { useVisitor } from '../../app/visitor.ts'
import { keepText, readText } from '../../app/work/kept-texts.ts'
import { keepWork, placeOf, readWork, restartWork } from '../../app/work/kept-work.ts'

/**
 * A module with what its view may ask of the page. Drawn anew only when something of it changes: a view whose code is
 * still on its way would otherwise lose the server's picture to a spinner.
 */
export const HostedModule = memo(function HostedModule({
  host,
  module,
  items,
  keeps = true,
}: {
  host: ModuleHost
  module: LessonModule
  items: readonly number[]
  /** Work is found again later; on a wall the next class begins anew. */
  keeps?: boolean
}) {
  const userId = useVisitor().user?.id ?? null
  const kept = useMemo(() => {
    const place = placeOf(userId, module)
    return {
      read: (part: string) => readWork(place, part),
      keep: (part: string, state: unknown) => keepWork(place, part, state),
      restart: () => restartWork(place),
    }
  }, [userId, module])
  const texts = useMemo(
    () => ({
      read: (name: string) => readText(userId, name),
      keep: (name: string, text: string) => keepText(userId, name, text),
    }),
    [userId],
  )
  const keeping = useMemo(() => (keeps ? { ...host, kept, texts } : host), [host, kept, texts, keeps])
  return (
    <HostProvider host={keeping}>
      <ModuleView
        type={module.type}
        content={module.content}
        broken={module.broken}
        items={items}
        moduleKey={`${module.lesson_id}-${module.no}`}
      />
    </HostProvider>
  )
})
