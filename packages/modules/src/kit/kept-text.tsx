import { type RefObject, useEffect, useRef, useState } from 'react'

/** Logging out forgets every key that begins with `hakka.` (shared tablets). */
const PREFIX = 'hakka.text.'

/** A text kept under a name; nothing where storage is switched off. */
function kept(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a text, or forgets an empty one. A full or forbidden storage loses it at the next reload, nothing else. */
export function keepText(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, text)
  } catch {
    // Nothing to do: the text still stands on the page.
  }
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
    const before = kept(name)
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
