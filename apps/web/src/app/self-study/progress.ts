import type { StudyKindName } from '@hakka/contract/constants'
import type { ModuleResult } from '@hakka/modules/host'
import { toast } from '@hakka/ui/toast.ts'
import { startTransition, useEffect, useState } from 'react'
import { api } from '../api.ts'
import {
  isBetter,
  isOfStudy,
  keepAttempt,
  newKey,
  type StudyAttempt,
  visitorAttempts,
} from '../attempts/attempt.ts'
import { sendUnsent } from '../attempts/progress.ts'
import { sendAttempts } from '../attempts/send.ts'

/** Best results by item; `result` is `null` of what has no points. */
export type StudyDone = ReadonlyMap<number, { result: ModuleResult | null; theme: StudyAttempt['theme'] }>

/** What attempts at a kind's items are called. */
const THINGS: Partial<Record<StudyKindName, StudyAttempt['thing']>> = {
  listening: 'dialogue',
  speaking: 'spoken_sentence',
  reading: 'book_page',
  writing: 'cloze_set',
}

/** What somebody has done of a kind: a user's kept by the server, a visitor's by this browser. */
async function load(kind: StudyKindName, userId: number | null): Promise<StudyDone> {
  if (userId === null) {
    const own = visitorAttempts().filter((attempt) => isOfStudy(attempt))
    return own.filter(({ thing }) => thing === THINGS[kind]).reduce(withAttempt, NONE)
  }
  await sendUnsent(userId)
  const { data } = await api('GET /api/my/self_study', { query: { kind } })
  return new Map(
    data.items.map(({ item_id, earned, total, category_id, dialect_id }) => [
      item_id,
      {
        result: earned === null || total === null ? null : { earned, total },
        theme: category_id === null || dialect_id === null ? null : { category_id, dialect_id },
      },
    ]),
  )
}

/** What is done, with one attempt more. */
function withAttempt(done: StudyDone, { thingId, theme, result }: StudyAttempt): StudyDone {
  const before = done.get(thingId)
  if (before && !isBetter(result, before.result)) return done
  return new Map(done).set(thingId, { result, theme })
}

const NONE: StudyDone = new Map()

export interface StudyWork {
  done: StudyDone
  /** How many items of a theme are done in a dialect. */
  doneIn(categoryId: number, dialectId: number): number
  /** Something was done: of `item` a part of the thing, from 1; without it the whole. */
  finish(id: number, work: Pick<StudyAttempt, 'answer' | 'result' | 'usedMs' | 'theme' | 'item'>): void
  reload(): void
}

/** Ticks of a kind's items; none until the page is alive, and none where the line is down: they are an aid. */
export function useStudyProgress(kind: StudyKindName, userId: number | null): StudyWork {
  const [kept, setKept] = useState<StudyDone>(NONE)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: turn asks again
  useEffect(() => {
    let current = true
    load(kind, userId).then(
      (done) => {
        if (current) startTransition(() => setKept(done))
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [kind, userId, turn])
  return {
    done: kept,
    doneIn: (categoryId, dialectId) =>
      [...kept.values()].filter(
        ({ theme }) => theme?.category_id === categoryId && theme.dialect_id === dialectId,
      ).length,
    finish(thingId, work) {
      const thing = THINGS[kind]
      if (!thing) return
      const attempt: StudyAttempt = {
        ...work,
        key: newKey(),
        thing,
        thingId,
        doneAt: new Date().toISOString(),
      }
      setKept((before) => withAttempt(before, attempt))
      if (userId === null) return keepAttempt(attempt)
      // What the judge has heard is kept by its own call.
      if (thing === 'spoken_sentence') return
      sendAttempts(userId, [attempt]).catch(() =>
        toast({ type: 'warning', title: '還沒有存到伺服器', body: '連上網路後打開任何一課，會再送一次。' }),
      )
    },
    reload: () => setTurn((count) => count + 1),
  }
}
