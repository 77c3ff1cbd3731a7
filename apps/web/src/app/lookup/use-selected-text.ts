import { useCallback, useEffect, useRef, useState } from 'react'
import { type SelectedText, selectedText } from './selected-text.ts'

/** A selection counts when it has stood so long: one that is still being drawn would have the button run after it. */
const SETTLED_MS = 200

/** The Hakka that is selected on the page, by mouse, touch or keyboard, and how to be done with it. */
export function useSelectedText(): [SelectedText | undefined, () => void] {
  const [selected, setSelected] = useState<SelectedText>()
  // What has been looked up is not offered again while it stays selected.
  const used = useRef<string>(undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    const offer = () => {
      const now = selectedText(getSelection())
      setSelected(now?.text === used.current ? undefined : now)
    }
    const settle = () => {
      clearTimeout(timer)
      if (!pressed) timer = setTimeout(offer, SETTLED_MS)
    }
    const onChange = () => {
      if (getSelection()?.isCollapsed !== false) {
        used.current = undefined
        setSelected(undefined)
      }
      settle()
    }
    const onDown = ({ pointerType, target }: PointerEvent) => {
      // Pressed anew on the page, a text that is still selected is meant again.
      if (!(target instanceof Element && target.closest('[role="dialog"], dialog'))) used.current = undefined
      // A finger that holds a text down selects it before it is lifted.
      pressed = pointerType === 'mouse'
    }
    const onUp = () => {
      pressed = false
      settle()
    }
    document.addEventListener('selectionchange', onChange)
    document.addEventListener('pointerdown', onDown)
    document.addEventListener('pointerup', onUp)
    document.addEventListener('pointercancel', onUp)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', onChange)
      document.removeEventListener('pointerdown', onDown)
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('pointercancel', onUp)
    }
  }, [])
  const withdraw = useCallback(() => {
    used.current = selectedText(getSelection())?.text
    setSelected(undefined)
  }, [])
  return [selected, withdraw]
}
