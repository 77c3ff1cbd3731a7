import { useEffect, useRef, useState } from 'react'
import type { ContainerState } from './use-container.ts'

/** Says to screen readers which slide has come; the eye sees it. */
export function ItemAnnouncer({ state: { at, slides, item, items } }: { state: ContainerState }) {
  const before = useRef(`${at} ${item}`)
  const [text, setText] = useState('')
  const title = items[item]?.title ?? ''
  useEffect(() => {
    const now = `${at} ${item}`
    if (before.current === now) return
    const sameEntry = before.current.startsWith(`${at} `)
    before.current = now
    // Another entry is said by the focus that goes to its name.
    setText(slides && sameEntry ? `第 ${item + 1} 個，共 ${items.length} 個：${title}` : '')
  }, [at, item, slides, items.length, title])
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
