import type { StudyLine } from '@hakka/contract/study-recording'
import { useEffect, useRef, useState } from 'react'

export const keyOf = ({ item_id, path }: Pick<StudyLine, 'item_id' | 'path'>): string => `${item_id} ${path}`

/** A sentence as it was recorded: on its way to the site, there, or not there yet. */
export interface Taken {
  is: 'sending' | 'kept' | 'failed'
  url: string
  /** What is to be sent once more. */
  file: File | undefined
}

/**
 * What was recorded of some sentences. Each goes to the site as soon as it is there; one that did not arrive is kept on the
 * page and sent again when the line is back.
 */
export function useTakes(
  lines: readonly StudyLine[],
  send: (line: StudyLine, file: File) => Promise<string>,
) {
  const [takes, setTakes] = useState<ReadonlyMap<string, Taken>>(
    () =>
      new Map(
        lines
          .filter(({ take_url }) => take_url !== '')
          .map((line): [string, Taken] => [keyOf(line), { is: 'kept', url: line.take_url, file: undefined }]),
      ),
  )
  const latest = useRef(takes)
  latest.current = takes
  const urls = useRef<string[]>([])
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url)
    },
    [],
  )
  const put = (key: string, own: Taken) => {
    const next = new Map(latest.current).set(key, own)
    latest.current = next
    setTakes(next)
  }

  async function keep(line: StudyLine, file: File): Promise<void> {
    const key = keyOf(line)
    const url = URL.createObjectURL(file)
    urls.current.push(url)
    put(key, { is: 'sending', url, file })
    try {
      await send(line, file)
      // Recorded once more meanwhile, the later one counts.
      if (latest.current.get(key)?.url === url) put(key, { is: 'kept', url, file: undefined })
    } catch {
      if (latest.current.get(key)?.url === url) put(key, { is: 'failed', url, file })
    }
  }

  async function again(): Promise<void> {
    for (const line of lines) {
      const own = latest.current.get(keyOf(line))
      if (own?.is === 'failed' && own.file) await keep(line, own.file)
    }
  }
  const retry = useRef(again)
  retry.current = again
  useEffect(() => {
    const online = () => void retry.current()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
  const all = [...takes.values()]
  return {
    of: (line: StudyLine) => takes.get(keyOf(line)),
    keep,
    again,
    count: all.length,
    failed: all.filter(({ is }) => is === 'failed').length,
    isSending: all.some(({ is }) => is === 'sending'),
  }
}
