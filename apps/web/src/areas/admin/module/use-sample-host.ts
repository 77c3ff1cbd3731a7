import { ApiError } from '@hakka/contract/api-error'
import type { ModuleHost } from '@hakka/modules/host'
import { play } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { signal } from '@hakka/ui/signals.ts'
import { useEffect, useMemo } from 'react'
import { quietApi } from '../../../app/api.ts'
import { askTokenEarly } from '../../../app/early-token.ts'

/** The level whose colours samples have. */
export const LEVEL_NO = 3

/** The server parsed the sample of `word` by its schema. */
const areWords = (words: unknown): words is ModuleHost['vocabulary'] => Array.isArray(words)

interface Sample {
  id: string
  version: number
  words: unknown
  /** The server marks. */
  assessed: boolean
}

/** What a sample may know of the page that shows it alone. */
export function useSampleHost(
  { id, version, words, assessed }: Sample,
  announce: (text: string) => void,
): ModuleHost {
  useEffect(() => {
    if (assessed) askTokenEarly()
  }, [assessed])
  return useMemo<ModuleHost>(
    () => ({
      dialectId: 1,
      levelNo: LEVEL_NO,
      reading: { pinyin: 'marks', chinese: true, size: 1, projector: false },
      vocabulary: areWords(words) ? words : [],
      play,
      playAll: playSequence,
      signal,
      announce,
      done() {},
      ...(assessed && { assess: (answer: unknown) => verdictOn(id, version, answer) }),
    }),
    [id, version, words, assessed, announce],
  )
}

async function verdictOn(type: string, version: number, answer: unknown) {
  try {
    const place = { thing: 'sample' as const, type, version }
    return (await quietApi('POST /api/verdict', { body: { place, answer } })).data
  } catch (error) {
    // Neither an answer nor a time in which one could have come: there is no line.
    const lost = error instanceof ApiError && (error.status === 0 || error.code === 'timeout')
    throw lost ? new Error('連不上網站，還沒有批改') : error
  }
}
