import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Copy, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ui } from './ui.ts'
import type { Spots } from './use-spots.tsx'

/** The fields of the thing that is open, right below where it stands; Escape leads back to it. */
export function SpotPanel({
  title,
  spots,
  remove,
  double,
  children,
}: {
  title: string
  spots: Spots
  remove?: (() => void) | undefined
  double?: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <section
      aria-label={title}
      data-spot-panel
      className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-card border-2 border-brand bg-white p-4 shadow-raised"
    >
      <header className="flex items-center gap-1.5">
        <h3 className="min-w-0 flex-1 truncate text-18 font-bold text-brand">{title}</h3>
        {double && (
          <IconButton label={ui.double} kind="plain" onClick={double}>
            <Copy size={20} aria-hidden="true" />
          </IconButton>
        )}
        {remove && (
          <IconButton label={ui.remove} kind="plain" className="text-wrong" onClick={remove}>
            <Trash2 size={20} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={ui.close} kind="plain" onClick={() => spots.close()}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </header>
      <div data-spot-fields className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        {children}
      </div>
    </section>
  )
}
