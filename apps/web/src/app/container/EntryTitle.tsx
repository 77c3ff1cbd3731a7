import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Segmented } from '@hakka/ui/Segmented.tsx'
import { GalleryHorizontal, PanelLeftOpen, Rows2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { ViewMode } from './types.ts'
import type { ContainerState } from './use-container.ts'
import './container.css'

const MODES = [
  {
    value: 'slide',
    label: '投影片式',
    icon: <GalleryHorizontal size={20} className="flex-none" aria-hidden="true" />,
  },
  { value: 'one_page', label: '一頁式', icon: <Rows2 size={20} className="flex-none" aria-hidden="true" /> },
] as const satisfies readonly { value: ViewMode; label: string; icon: ReactNode }[]

/** Code and name of the open entry beside what is shown of it, and how it is shown. */
export function EntryTitle({
  state,
  subtitle,
  menuOpen,
  onOpenMenu,
  children,
}: {
  state: ContainerState
  /** Beside the name while no single item is shown. */
  subtitle: string
  menuOpen: boolean
  onOpenMenu(): void
  children?: ReactNode
}) {
  const { entry, items, item, slides } = state
  const heading = useEntryFocus(state.at)
  if (!entry) return null
  return (
    <div className="mb-3 md:mb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!menuOpen && (
          <IconButton label="打開選單" className="max-sm:hidden" onClick={onOpenMenu}>
            <PanelLeftOpen aria-hidden="true" />
          </IconButton>
        )}
        <span className="rounded-[10px] bg-primary px-2.5 py-0.5 text-18 font-bold text-white max-sm:hidden">
          {entry.code}
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-reading text-[1.75rem] leading-snug text-darken outline-none max-sm:sr-only lg:text-32"
        >
          <span className="sr-only sm:hidden">{entry.code} </span>
          {entry.name}
        </h1>
        <h2 className="min-w-0 flex-1 basis-0 truncate text-18 text-muted max-lg:sr-only">
          {slides ? items[item]?.title : subtitle}
        </h2>
        <div className="view-modes flex w-full gap-3 sm:ml-auto sm:w-auto">
          {items.length > 1 && (
            <Segmented
              label="顯示方式"
              hideLabel
              fill
              value={state.mode}
              onChange={state.setMode}
              options={MODES}
            />
          )}
          {children}
        </div>
      </div>
      {entry.description && (
        <p className="mt-2 text-17 leading-relaxed whitespace-pre-line text-muted">{entry.description}</p>
      )}
    </div>
  )
}

/** Another entry opened: the focus goes to its name, and the top of it comes into view. */
function useEntryFocus(at: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  const how = useNavigationType()
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    const element = heading.current
    element?.focus({ preventScroll: true })
    const top = element?.closest('[data-container-main]')
    // Back and forward keep the place on the page that the browser remembers.
    if (how !== 'POP' && top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: 'start' })
  }, [at, how])
  return heading
}
