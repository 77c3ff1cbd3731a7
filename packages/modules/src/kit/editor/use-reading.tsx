import { useEffect, useState } from 'react'
import type { EditorHost } from './editor-host.tsx'

/** The dictionary is asked when nobody has typed for so long, in milliseconds. */
const REST_MS = 300

/** How the dictionary reads a text, once it has answered; nothing is asked where `asks` is false. */
export function useReading(host: EditorHost, text: string, asks: boolean): string | undefined {
  const [known, setKnown] = useState<{ text: string; pinyin: string | undefined }>()
  const wanted = asks ? text.trim() : ''
  useEffect(() => {
    if (wanted === '') return
    let gone = false
    const timer = setTimeout(() => {
      host.readingOf(wanted).then(
        (pinyin) => {
          if (!gone) setKnown({ text: wanted, pinyin })
        },
        () => {},
      )
    }, REST_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [host, wanted])
  return known?.text === wanted ? known.pinyin : undefined
}
