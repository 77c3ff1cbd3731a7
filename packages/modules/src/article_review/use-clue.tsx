import { glide } from '@hakka/ui/still.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** A sentence that a question points to, both by index. */
export interface Clue {
  sentence: number
  question: number
}

/** The way from a question to its sentence and back again, for eyes and for the keyboard's focus. */
export function useClue(article: RefObject<HTMLElement | null>) {
  const [clue, setClue] = useState<Clue>()
  const from = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (!clue) return
    const back = article.current?.querySelector<HTMLElement>('[data-back]')
    back?.closest('li')?.scrollIntoView({ block: 'center', behavior: glide() })
    back?.focus({ preventScroll: true })
  }, [clue, article])
  return {
    clue,
    show(wanted: Clue, button: HTMLElement) {
      from.current = button
      setClue(wanted)
    },
    back() {
      const button = from.current
      setClue(undefined)
      button?.focus({ preventScroll: true })
      button?.closest('section')?.scrollIntoView({ block: 'center', behavior: glide() })
    },
  }
}
