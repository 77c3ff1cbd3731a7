import { ApiError } from '@hakka/contract/api-error'
import type { FetchResult, FetchRun } from '@hakka/contract/lesson-fetch'
import { createListeners } from '@hakka/ui/listeners.ts'
import { quietApi } from '../../../app/api.ts'
import type { LessonPlace } from '../../../app/lesson-place.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import type { Choice } from './choice.ts'

/** A lesson that is to be fetched, and what has come of it. */
export interface Row {
  place: LessonPlace
  state: 'waiting' | 'going' | FetchResult['outcome']
  id: number | null
  output: readonly string[]
  title: FetchResult['title']
}

export interface Run {
  /** Of the server, whose job goes through the lessons; none before the first is begun. */
  id: number | null
  rows: readonly Row[]
  isGoing: boolean
  /** Why nothing new is seen. */
  told: string
  /** How long the lessons took that were waited for, in milliseconds. */
  spent: number
}

const NONE: Run = { id: null, rows: [], isGoing: false, told: '', spent: 0 }

/** Lives beside the page: whoever goes to another page of the site is told there when it is done. */
let run: Run | undefined
let isFollowing = false
const { subscribe, tell } = createListeners()

/** For `useSyncExternalStore`: nothing before the page has taken up what the server does. */
export const fetching = { subscribe, get: (): Run | undefined => run, getServer: () => undefined }

function set(next: Partial<Run>): void {
  run = { ...(run ?? NONE), ...next }
  tell()
}

const setRow = (at: number, row: Partial<Row>): void =>
  set({ rows: (run ?? NONE).rows.map((own, no) => (no === at ? { ...own, ...row } : own)) })

const rowOf = (place: LessonPlace, result: FetchResult | null | undefined): Row => ({
  place,
  state: result?.outcome ?? 'waiting',
  id: result?.id ?? null,
  output: result?.output ?? [],
  title: result?.title ?? null,
})

/** A run of the server as the page shows it. */
export const runOf = (own: FetchRun | null): Run =>
  own
    ? {
        ...NONE,
        id: own.id,
        rows: own.places.map((place, at) => rowOf(place, own.results[at])),
        isGoing: own.state === 'waiting' || own.state === 'running',
        told: own.state === 'failed' ? '匯入中斷了，可以接著做。' : '',
      }
    : NONE

/** What the server does or has done, when the page is opened. One that is followed already is known better. */
export function takeUp(own: FetchRun | null): void {
  if (isFollowing && own?.id === run?.id) return
  set(runOf(own))
  void follow()
}

async function sayFailed(error: unknown): Promise<undefined> {
  const { toast } = await import('@hakka/ui/toast.ts')
  toast({ type: 'error', body: `匯入失敗：${error instanceof ApiError ? error.message : '請再試一次'}` })
}

/** Does a call that says how the run stands then. */
async function changed(call: () => Promise<{ data: FetchRun }>): Promise<void> {
  const answer = await withLogin(call).catch(sayFailed)
  if (!answer) return
  set({ ...runOf(answer.data), spent: run?.spent ?? 0 })
  await follow()
}

export const startFetch = ({ sas, dialects, lessons, types }: Choice): Promise<void> =>
  changed(() => {
    const body = { sas: [...sas], dialects: [...dialects], lessons: [...lessons], types: [...types] }
    return quietApi('POST /api/admin/lesson/fetch', { body })
  })

/** After the lesson that is under way. */
export async function stopFetch(): Promise<void> {
  const id = run?.id
  if (typeof id === 'number')
    await withLogin(() =>
      quietApi('POST /api/admin/lesson/fetch/{id}/stop', { params: { id }, body: {} }),
    ).catch(sayFailed)
}

export const goOn = (): Promise<void> => again([])

/** Tries again what has failed: all of it, or one. */
export const retryFetch = (only?: Row): Promise<void> =>
  again(
    (run ?? NONE).rows.flatMap((row, at) =>
      row.state === 'failed' && (only === undefined || row === only) ? at : [],
    ),
  )

async function again(places: number[]): Promise<void> {
  const id = run?.id
  if (typeof id === 'number')
    await changed(() =>
      quietApi('POST /api/admin/lesson/fetch/{id}', { params: { id }, body: { again: places } }),
    )
}

export async function forgetFetch(): Promise<void> {
  const id = run?.id
  set(NONE)
  if (typeof id === 'number')
    await quietApi('POST /api/admin/lesson/fetch/{id}/forget', { params: { id }, body: {} }).catch(sayFailed)
}

const SLOW = '524：回應太慢，匯入還在進行。請回上一頁，等一下重新整理，看看課進來了沒有。'
const AWAY = '連不到伺服器。匯入在伺服器上繼續，連上就接著看。'
/** What a proxy says that has waited too long, and what this browser says. */
const isSlow = (status: number) => status === 524 || status === 504 || status === 408
const AGAIN_MS = 3_000

/** Asks what has become of one lesson after the other: a call for each, which answers when the server has done it. */
async function follow(): Promise<void> {
  if (isFollowing) return
  isFollowing = true
  try {
    while (run?.isGoing) {
      const at = run.rows.findIndex(({ state }) => state === 'waiting' || state === 'going')
      const row = run.rows[at]
      if (!row) {
        set({ isGoing: false })
        await sayDone()
        break
      }
      setRow(at, { state: 'going' })
      const begun = performance.now()
      await one(at, row.place)
      set({ spent: run.spent + performance.now() - begun })
    }
  } finally {
    isFollowing = false
  }
}

async function one(
  at: number,
  { step_no, semester_no, dialect_id, type_no, no }: LessonPlace,
): Promise<void> {
  const own = { sas: `${step_no}-${semester_no}`, dialects: dialect_id, lessons: no, types: type_no }
  const id = run?.id
  try {
    const body = { ...own, ...(typeof id === 'number' && { run: id }) }
    const { results } = await withLogin(() => quietApi('POST /admin/lesson/fetch', { body }))
    const [result] = results
    const place = run?.rows[at]?.place
    // Another run has been begun meanwhile.
    if (!result || !place || run?.id !== id) return
    const { outcome } = result
    if (outcome === 'going') return set({ told: '' })
    if (outcome === 'stopped') {
      setRow(at, { state: 'waiting' })
      return set({ isGoing: false })
    }
    setRow(at, rowOf(place, { ...result, outcome }))
    set({ told: '' })
  } catch (error) {
    await afterFailure(at, error instanceof ApiError ? error : new ApiError(0, {}))
  }
}

/** The server goes on whatever becomes of the question: it is asked again, unless the answer would be the same. */
async function afterFailure(at: number, { status, message }: ApiError): Promise<void> {
  if (isSlow(status)) setRow(at, { output: [SLOW] })
  else if (status === 0 || status === 429 || status >= 500) set({ told: AWAY })
  else {
    setRow(at, { state: 'waiting' })
    return set({ isGoing: false, told: `匯入失敗，先停在這裡：${message}` })
  }
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
}

async function sayDone(): Promise<void> {
  const failed = (run ?? NONE).rows.filter(({ state }) => state === 'failed').length
  const { toast } = await import('@hakka/ui/toast.ts')
  toast(
    failed > 0
      ? { type: 'warning', title: '課程匯入完了', body: `有 ${failed} 課失敗，原因在「匯入課程」` }
      : { type: 'success', body: '課程匯入完了' },
  )
}
