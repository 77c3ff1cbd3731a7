import { plainText } from '@hakka/hakka/characters'
import { useEffect, useState } from 'react'
import type { Explained } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import type { Told } from './told.ts'

/**
 * Something that was picked, with what the dictionary says of it where neither it nor the lesson does: its meaning, and
 * its sound. As it was until that has come.
 */
export function useExplained(told: Told): Told
export function useExplained(told: Told | undefined): Told | undefined
export function useExplained(told: Told | undefined): Told | undefined {
  const { explain } = useHost()
  const [found, setFound] = useState<{ text: string; own: Explained }>()
  const text = told && told.lang !== 'zh' && !told.chinese && told.text ? told.text : undefined
  useEffect(() => {
    if (text === undefined) return
    let here = true
    void explain?.(plainText(text)).then((own) => here && own && setFound({ text, own }))
    return () => {
      here = false
    }
  }, [text, explain])
  if (!told || text === undefined || found?.text !== text) return told
  const { chinese, sound } = found.own
  return { ...told, chinese: chinese || undefined, sound: told.sound ?? sound }
}
