import { Segmented } from '@hakka/ui/Segmented.tsx'
import { GalleryHorizontal, Rows2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ViewMode } from './types.ts'
import type { ContainerState } from './use-container.ts'

const MODES = [
  {
    value: 'slide',
    label: '投影片式',
    icon: <GalleryHorizontal size={20} className="flex-none" aria-hidden="true" />,
  },
  { value: 'one_page', label: '一頁式', icon: <Rows2 size={20} className="flex-none" aria-hidden="true" /> },
] as const satisfies readonly { value: ViewMode; label: string; icon: ReactNode }[]

/** One thing at a time or all on one page, where the open entry has more than one. */
export function ViewModes({ state }: { state: ContainerState }) {
  if (!state.entry || (state.items.length < 2 && !state.entry.exercise)) return null
  return (
    <Segmented
      label="顯示方式"
      hideLabel
      fill="phone"
      value={state.mode}
      onChange={state.setMode}
      options={MODES}
    />
  )
}
