import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'

export interface KeptText {
  text: string
  write(text: string): void
  /** For the text field: what was typed before this code ran is taken over. */
  field: RefObject<HTMLTextAreaElement | null>
}

/**
 * What a learner writes, kept on this device for her alone at every change.
 * @param name unique on the site: the module's key and the field's
 */
export function useKeptText(name: string): KeptText {
  const field = useRef<HTMLTextAreaElement>(null)
  const typedBefore = useRef(true)
  const { texts } = useHost()
  const [text, setText] = useState('')
  useEffect(() => {
    const before = texts?.read(name) ?? ''
    // What stands there later is of somebody else, or of another field.
    const typed = typedBefore.current ? (field.current?.value ?? '') : ''
    typedBefore.current = false
    // A browser may have put the kept text back into the field by itself.
    setText(before.endsWith(typed) ? before : before + typed)
  }, [texts, name])
  const write = (next: string) => {
    setText(next)
    texts?.keep(name, next)
  }
  return { text, write, field }
}
