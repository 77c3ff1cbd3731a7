import type { LessonModule } from '@hakka/contract/lesson'
import type { ModuleHost } from '@hakka/modules/host'
import { HostProvider, ModuleView } from '@hakka/modules/web'
import { memo } from 'react'

/**
 * A module with what its view may ask of the page. Drawn anew only when something of it changes: a view whose code is
 * still on its way would otherwise lose the server's picture to a spinner.
 */
export const HostedModule = memo(function HostedModule({
  host,
  module,
  items,
}: {
  host: ModuleHost
  module: LessonModule
  items: readonly number[]
}) {
  return (
    <HostProvider host={host}>
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
