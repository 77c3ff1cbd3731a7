import { OWN, remember, remembered } from '@hakka/ui/remembered.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Keeps a text under a name, or forgets an empty one. */
export function keepText(name: string, text: string): void {
  remember(`${OWN}text.${name}`, text || null)
}

export interface KeptText {
  text: string
  write(text: string): void
  /** For the text field: what was typed before this code ran is taken over. */
  field: RefObject<HTMLTextAreaElement | null>
}

/**
 * What a learner writes, kept in this browser at every change and never sent anywhere.
 * @param name unique on the site: the module's key and the field's
 */
export function useKeptText(name: string): KeptText {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const before = remembered(`${OWN}text.${name}`) ?? ''
    const typed = field.current?.value ?? ''
    // A browser may have put the kept text back into the field by itself.
    setText(before.endsWith(typed) ? before : before + typed)
  }, [name])
  const write = (next: string) => {
    setText(next)
    keepText(name, next)
  }
  return { text, write, field }
}
