import type { ContainerState } from './use-container.ts'
import { ViewModes } from './ViewModes.tsx'

/** What to do with what is read, and how it is shown. An exercise says its task itself, on its own screen. */
export function EntryHead({ state }: { state: ContainerState }) {
  const description = state.entry?.description
  if (state.oneScreen || !(description || state.items.length > 1 || state.entry?.exercise)) return null
  return (
    <div className="view-modes mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 md:mb-4">
      <p className="min-w-0 flex-1 basis-72 text-17 leading-relaxed whitespace-pre-line text-muted">
        {description}
      </p>
      <div className="max-sm:hidden">
        <ViewModes state={state} />
      </div>
    </div>
  )
}
