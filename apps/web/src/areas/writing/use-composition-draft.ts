import { OWN, remember, rememberedJson } from '@hakka/ui/remembered.ts'
import { useEffect, useState } from 'react'

/** A text that is being written, with its title. */
export interface Composition {
  title: string
  text: string
}

const isComposition = (value: unknown): value is Composition =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'text' in value &&
  typeof value.text === 'string'

/**
 * What somebody writes for a prompt, kept in this browser at every change under its writer's name: on a shared tablet the
 * next child does not see it. It stays until it is emptied.
 * @param name unlike all others of the site
 */
export function useCompositionDraft(userId: number | null, name: string, fresh: Composition) {
  const key = `${OWN}composition.${userId ?? 'visitor'}.${name}`
  const [own, setOwn] = useState(fresh)
  const [kept, setKept] = useState(true)
  useEffect(() => {
    const before = rememberedJson(key)
    if (isComposition(before)) setOwn(before)
  }, [key])
  const write = (change: Partial<Composition>) => {
    const next = { ...own, ...change }
    setOwn(next)
    setKept(remember(key, next.text === '' && next.title === fresh.title ? null : JSON.stringify(next)))
  }
  return { own, write, kept }
}
