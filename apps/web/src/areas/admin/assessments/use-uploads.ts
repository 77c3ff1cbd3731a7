import type { BookType } from '@hakka/contract/assessment'
import { ApiError } from '@hakka/contract/client'
import { levelOfStep } from '@hakka/contract/constants'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { useRef, useState } from 'react'
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
  lesson: number | null
  book: BookType | null
  state: 'waiting' | 'sending' | 'done' | 'refused'
  /** 0 to 1, while it is being sent. */
  progress: number
  /** Why it was refused. */
  faults: readonly string[]
}

const OPEN = '請選擇課次和手冊種類'

/** Several files, sent one after the other: each with how far it is, or the sentence it was refused with. */
export function useUploads(onDone: () => void) {
  const [rows, setRows] = useState<readonly Row[]>([])
  const [busy, setBusy] = useState(false)
  const next = useRef(0)
  const change = (id: number, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...part } : row)))

  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Row => {
      next.current += 1
      return { id: next.current, file, ...guess(file.name), state: 'waiting', progress: 0, faults: [] }
    })
    setRows((before) => [...before, ...fresh])
  }

  async function send(row: Row, place: Place): Promise<void> {
    if (row.lesson === null || row.book === null) {
      change(row.id, { state: 'refused', faults: [OPEN] })
      return
    }
    change(row.id, { state: 'sending', progress: 0, faults: [] })
    const body = {
      ...place,
      level_no: levelOfStep(place.step_no),
      lesson_no: row.lesson,
      book_type: row.book,
      file: row.file,
    }
    try {
      const upload = uploadApi((progress) => change(row.id, { progress }))
      await upload('POST /api/assessment/upload', { body })
      change(row.id, { state: 'done' })
    } catch (error) {
      change(row.id, { state: 'refused', faults: faultsOf(error) })
    }
  }

  const sendAll = async (place: Place) => {
    setBusy(true)
    for (const row of rows) if (row.state !== 'done') await send(row, place)
    setBusy(false)
    onDone()
  }

  return {
    rows,
    busy,
    add,
    change,
    sendAll,
    remove: (id: number) => setRows((before) => before.filter((row) => row.id !== id)),
  }
}

function faultsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [UNKNOWN_ERROR]
  const faults = Object.values(error.errors).flat()
  return faults.length > 0 ? faults : [error.message]
}
