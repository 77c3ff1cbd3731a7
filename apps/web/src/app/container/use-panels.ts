import { useState } from 'react'
import { type Reading, setReading } from './reading.ts'

/** Enough room for the assistant's column, and for the menu's: the same widths as Tailwind's `xl` and `lg`. */
const WIDE = '(min-width: 80rem)'
const ROOMY = '(min-width: 64rem)'

/** `roomy`: only where there is room for it by itself. */
export type MenuShown = 'always' | 'roomy' | 'never'

/**
 * Which of the panels beside the content are open. Until the reader has said otherwise, the assistant stands beside
 * single slides and leaves its room to everything else, lists and what has a bar of its own among it, and the menu leaves its room to exercises; on a wall the
 * lesson has the room of both. Where there is no room for the assistant's column it is a sheet.
 */
export function usePanels({
  slides,
  exercise,
  wide,
  reading,
}: {
  slides: boolean
  exercise: boolean
  /** What is shown wants the room. */
  wide: boolean
  reading: Reading
}) {
  const { projector } = reading
  const [opened, setOpened] = useState<boolean>()
  const [assistant, setAssistant] = useState<boolean>()
  const [sheet, setSheet] = useState<'assistant' | 'entries'>()
  const wanted = !projector && (exercise ? reading.exerciseMenu : reading.menu)
  const menu: MenuShown = opened && !exercise ? 'always' : wanted ? 'roomy' : 'never'
  return {
    menu,
    setMenu(open: boolean) {
      // Where there is no room for it by itself it is open for this page only.
      if (!window.matchMedia(ROOMY).matches) return setOpened(open)
      setOpened(undefined)
      setReading(exercise ? { exerciseMenu: open } : { menu: open })
    },
    assistant: assistant ?? (slides && !wide && !projector),
    setAssistant,
    sheet,
    openAssistant() {
      if (!exercise && window.matchMedia(WIDE).matches) setAssistant(true)
      else setSheet('assistant')
    },
    openEntries: () => setSheet('entries'),
    closeSheet: () => setSheet(undefined),
  }
}
