import { ApiError } from '@hakka/contract/api-error'
import type { TestItem } from '@hakka/contract/assignment-test'
import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import type { KeptWork, ModuleHost } from '@hakka/modules/host'
import { play } from '@hakka/ui/audio.ts'
import { forget, OWN, remember, rememberedJson } from '@hakka/ui/remembered.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { useLatest } from '@hakka/ui/use-latest.ts'
import { useEffect, useMemo, useRef } from 'react'
import { quietApi } from '../../app/api.ts'
import { useReading } from '../../app/container/reading.ts'
import { askTokenEarly } from '../../app/early-token.ts'

/** The server has parsed them by their schema. */
const areWords = (words: unknown): words is ModuleHost['vocabulary'] => Array.isArray(words)

/** Nobody hears a verdict before the test is handed in. */
const never = new Promise<never>(() => {})

const keysOf = (assignmentId: number) => `${OWN}test.${assignmentId}.`

/** Forgets what was placed on this device: the test is handed in. */
export const forgetSitting = (assignmentId: number): void => forget(keysOf(assignmentId), 'tab')

/** What is placed in a question, until the tab closes: who comes back to it finds it as it was left. */
function keptPlacing(start: string): KeptWork {
  return {
    read: (part) => rememberedJson(start + part, 'tab'),
    keep: (part, state) => remember(start + part, JSON.stringify(state), 'tab'),
    restart: () => forget(start, 'tab'),
  }
}

/**
 * What an exercise may ask of the page of a test's question: the server keeps each answer, and nothing helps.
 * @param onKept hears that the answer is kept, with the numbers of the item's questions that have one, and whether its
 *   question is still open: the line was slow, and she may have gone on by herself
 */
export function useTestHost(
  { assignment, item, level_no, asked, no }: TestItem,
  {
    announce,
    isTry,
    onKept,
  }: {
    announce(text: string): void
    isTry: boolean
    onKept(answered: readonly number[], isOpen: boolean): void
  },
): ModuleHost {
  const reading = useReading()
  useEffect(askTokenEarly, [])
  const kept = useLatest(onKept)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return useMemo<ModuleHost>(
    () => ({
      dialectId: assignment.dialect_id ?? DEFAULT_DIALECT_ID,
      levelNo: level_no,
      reading,
      vocabulary: asked.of === 'module' && areWords(asked.words) ? asked.words : [],
      play,
      playAll: playSequence,
      toldLater: true,
      // Right and wrong are told when the test is handed in.
      signal() {},
      announce,
      done() {},
      kept: keptPlacing(`${keysOf(assignment.id)}${item.id}.${no}.`),
      assess: async (answer) => {
        const answered = await send({ id: assignment.id, item_id: item.id, no, answer }, isTry)
        kept(answered, isOpen.current)
        return never
      },
    }),
    [assignment, item, level_no, asked, no, reading, announce, isTry, kept],
  )
}

async function send(body: { id: number; item_id: number; no: number; answer: unknown }, isTry: boolean) {
  try {
    const { data } = isTry
      ? await quietApi('POST /api/my/teaching-class/assignment/test', { body })
      : await quietApi('POST /api/my/learning-class/assignment/test', { body })
    return data.answered
  } catch (error) {
    const lost = error instanceof ApiError && (error.status === 0 || error.code === 'timeout')
    throw lost ? new Error('連不上網站，還沒有送出') : error
  }
}
