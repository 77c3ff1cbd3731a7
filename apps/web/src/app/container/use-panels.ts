import { useState } from 'react'

/** Enough room for the assistant's column: the same width as Tailwind's `xl`. */
const WIDE = '(min-width: 80rem)'

/**
 * Which of the panels beside the content are open. Until the reader has said otherwise, the assistant stands beside
 * single slides and leaves its room to everything else; on a wall the lesson has the room of both. Where there is no
 * room for a column the assistant is a sheet.
 */
export function usePanels({ slides, projector }: { slides: boolean; projector: boolean }) {
  const [menu, setMenu] = useState<boolean>()
  const [assistant, setAssistant] = useState<boolean>()
  const [sheet, setSheet] = useState(false)
  return {
    menu: menu ?? !projector,
    setMenu,
    assistant: assistant ?? (slides && !projector),
    setAssistant,
    sheet,
    openAssistant() {
      if (window.matchMedia(WIDE).matches) setAssistant(true)
      else setSheet(true)
    },
    closeSheet: () => setSheet(false),
  }
}
