import { ApiError } from '@hakka/contract/api-error'
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

/** Why the site does not take a sound; nothing where it may take it later. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && [403, 404, 413, 422].includes(error.status)
    ? (error.errors.audio?.[0] ?? error.message)
    : undefined

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
  const [refusal, setRefusal] = useState<string>()
  const put = (key: string, own: Taken | undefined) => {
    const next = new Map(latest.current)
    if (own) next.set(key, own)
    else next.delete(key)
    latest.current = next
    setTakes(next)
  }

  /** @returns why the site does not take it, where that is so: what was there before stays */
  async function keep(line: StudyLine, file: File): Promise<string | undefined> {
    const key = keyOf(line)
    const before = latest.current.get(key)
    const url = URL.createObjectURL(file)
    urls.current.push(url)
    put(key, { is: 'sending', url, file })
    try {
      await send(line, file)
      // Recorded once more meanwhile, the later one counts.
      if (latest.current.get(key)?.url === url) put(key, { is: 'kept', url, file: undefined })
    } catch (error) {
      if (latest.current.get(key)?.url !== url) return undefined
      const refusal = refusalOf(error)
      // Sent once more it would be refused once more.
      put(key, refusal === undefined ? { is: 'failed', url, file } : before)
      setRefusal(refusal === undefined ? undefined : `「${line.text}」沒有存：${refusal}`)
      return refusal
    }
    setRefusal(undefined)
    return undefined
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
    /** Why the last one was not taken. */
    refusal,
    count: all.length,
    failed: all.filter(({ is }) => is === 'failed').length,
    isSending: all.some(({ is }) => is === 'sending'),
  }
}
