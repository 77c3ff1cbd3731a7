import { type ReactNode, useCallback, useState } from 'react'

/** A line for screen readers, and the way to have them say something politely. */
export function useAnnouncer(): { announce(text: string): void; line: ReactNode } {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const announce = useCallback((text: string) => setSaid((before) => ({ text, turn: before.turn + 1 })), [])
  // The key makes the same sentence a new one: it is said again.
  const line = (
    <p role="status" className="sr-only">
      <span key={said.turn}>{said.text}</span>
    </p>
  )
  return { announce, line }
}
