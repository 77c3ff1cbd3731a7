import { ApiError } from '@hakka/contract/api-error'
import type { TestItem } from '@hakka/contract/assignment'
import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import type { ModuleHost } from '@hakka/modules/host'
import { play } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { signal } from '@hakka/ui/signals.ts'
import { useEffect, useMemo } from 'react'
import { quietApi } from '../../app/api.ts'
import { useReading } from '../../app/container/reading.ts'
import { askTokenEarly } from '../../app/early-token.ts'

/** The server has parsed them by their schema. */
const areWords = (words: unknown): words is ModuleHost['vocabulary'] => Array.isArray(words)

/** What an exercise may ask of the page of a test: the server marks each answer, and nothing helps. */
export function useTestHost(
  { assignment, item, module }: TestItem,
  { announce, isTry }: { announce(text: string): void; isTry: boolean },
): ModuleHost {
  const reading = useReading()
  useEffect(askTokenEarly, [])
  return useMemo<ModuleHost>(
    () => ({
      dialectId: assignment.dialect_id ?? DEFAULT_DIALECT_ID,
      levelNo: module.level_no,
      reading,
      vocabulary: areWords(module.words) ? module.words : [],
      play,
      playAll: playSequence,
      signal,
      announce,
      done() {},
      assess: (answer) => verdictOn({ id: assignment.id, item_id: item.id, answer }, isTry),
    }),
    [assignment, item, module, reading, announce, isTry],
  )
}

/** Of what it is worth nothing is told before the test is handed in. */
async function verdictOn(body: { id: number; item_id: number; answer: unknown }, isTry: boolean) {
  try {
    const { data } = isTry
      ? await quietApi('POST /api/my/teaching-class/assignment/test', { body })
      : await quietApi('POST /api/my/learning-class/assignment/test', { body })
    return { ...data, score: { kind: 'none' as const } }
  } catch (error) {
    const lost = error instanceof ApiError && (error.status === 0 || error.code === 'timeout')
    throw lost ? new Error('連不上網站，還沒有送出') : error
  }
}
