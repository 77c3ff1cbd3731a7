import { ApiError } from '@hakka/contract/api-error'
import type { AssessmentItem, BookType } from '@hakka/contract/assessment'
import { levelOfStep } from '@hakka/contract/constants'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import { newFormKey } from '../../../app/forms/use-form-key.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { uploadApi } from '../../../app/upload.ts'
import { guess } from './guess.ts'

/** The semester and dialect that all chosen files belong to. */
export interface Place {
  step_no: number
  semester_no: number
  dialect_id: number
}

export interface Row {
  id: number
  file: File
  /** Sent again after its answer was lost, it is kept once. */
  formKey: string
  /** Whether it was on its way before: what stands in its place may be this file. */
  sent: boolean
  lesson: number | null
  book: BookType | null
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'taken'
  /** 0 to 1, while it is being sent. */
  progress: number
  /** Why it was refused. */
  faults: readonly string[]
  /** The handbook that has this place already, as the editor has seen it. */
  there: AssessmentItem | undefined
}

/** What was chosen for a file; the file itself is not kept by a browser. */
export type Chosen = Pick<Row, 'lesson' | 'book'> & { name: string; size: number }

const isOf = (file: File) => (own: Chosen) => own.name === file.name && own.size === file.size

const OPEN = '請選擇課次和手冊種類'

/** Several files, sent one after the other: each with how far it is, or the sentence it was refused with. */
export function useUploads(onDone: () => void) {
  const [rows, setRows] = useState<readonly Row[]>([])
  /** Of files that were chosen before the page was loaded anew: they have to be chosen again. */
  const [missing, setMissing] = useState<readonly Chosen[]>([])
  const [busy, setBusy] = useState(false)
  const next = useRef(0)
  const change = (id: number, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...part } : row)))

  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Row => {
      next.current += 1
      const start = { state: 'waiting', progress: 0, faults: [], there: undefined } as const
      const { lesson, book } = missing.find(isOf(file)) ?? guess(file.name)
      return { id: next.current, file, formKey: newFormKey(), sent: false, lesson, book, ...start }
    })
    setRows((before) => [...before, ...fresh])
    setMissing((before) => before.filter((own) => !files.some((file) => isOf(file)(own))))
  }

  /** @param seen the handbook that the editor wants replaced */
  async function send(row: Row, place: Place, seen?: AssessmentItem): Promise<void> {
    const { lesson, book, file, formKey } = row
    if (lesson === null || book === null) {
      change(row.id, { state: 'refused', faults: [OPEN] })
      return
    }
    change(row.id, { state: 'sending', progress: 0, faults: [], there: undefined })
    const sent = { ...place, level_no: levelOfStep(place.step_no), lesson_no: lesson, book_type: book, file }
    try {
      // Asked before as much as 50 MB are sent for nothing.
      const there = seen || row.sent ? undefined : await findThere(place, lesson, book)
      if (there) return change(row.id, { state: 'taken', there })
      change(row.id, { sent: true })
      const upload = uploadApi((progress) => change(row.id, { progress }))
      const body = { ...sent, version: seen?.version ?? 0, form_key: formKey }
      await withLogin(() => upload('POST /api/assessment/upload', { body }))
      change(row.id, { state: 'done' })
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409
      const there = isTaken ? await findThere(place, lesson, book).catch(() => undefined) : undefined
      change(row.id, there ? { state: 'taken', there } : { state: 'refused', faults: faultsOf(error) })
    }
  }

  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
    onDone()
  }

  return {
    rows,
    busy,
    missing,
    setMissing,
    /** How many are not sent yet. */
    waiting: rows.filter(({ state }) => state !== 'done').length,
    /** Whether some are sent without a further question. */
    isReady: rows.some(isOpen),
    add,
    change,
    sendAll: (place: Place) =>
      run(async () => {
        for (const row of rows.filter(isOpen)) await send(row, place)
      }),
    /** Puts this file in the stead of the handbook that is there. */
    replace: (row: Row, place: Place) => run(() => send(row, place, row.there)),
    remove: (id: number) => setRows((before) => before.filter((row) => row.id !== id)),
    /** What was chosen for these files counts for another semester or dialect no more. */
    moved: () =>
      setRows((before) =>
        before.map((row) => (row.state === 'taken' ? { ...row, state: 'waiting', there: undefined } : row)),
      ),
  }
}

const isOpen = ({ state }: Row) => state === 'waiting' || state === 'refused'

async function findThere(place: Place, lesson: number, book: BookType): Promise<AssessmentItem | undefined> {
  const { items } = (await api('GET /api/assessment/index', { query: place })).data
  return items.find((item) => item.lesson_no === lesson && item.book_type === book)
}

function faultsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [UNKNOWN_ERROR]
  const faults = Object.values(error.errors).flat()
  return faults.length > 0 ? faults : [error.message]
}
