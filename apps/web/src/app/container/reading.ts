import type { ReadingSettings } from '@hakka/modules/host'
import { createListeners } from '@hakka/ui/listeners.ts'
import { remember, remembered } from '@hakka/ui/remembered.ts'
import { setSignalsMuted } from '@hakka/ui/signals.ts'
import { useEffect, useReducer } from 'react'
import { useOwn } from './use-hydrated.ts'

/** How this browser's reader wants text and sound. */
export interface Reading extends ReadingSettings {
  /** No signals of right and wrong. Hakka that the reader asks to hear always sounds. */
  mute: boolean
  autoSay: boolean
  /** Whether the menu stands beside what is read, and beside exercises, where there is room. */
  menu: boolean
  exerciseMenu: boolean
}

export const READING_KEY = 'hakka.reading'

export const DEFAULT_READING: Reading = {
  pinyin: 'marks',
  chinese: true,
  size: 1,
  projector: false,
  mute: false,
  autoSay: true,
  menu: true,
  exerciseMenu: false,
}

const oneOf = <T>(value: unknown, among: readonly T[], otherwise: T): T =>
  among.find((own) => own === value) ?? otherwise

/** Reads what was kept; whatever is damaged or missing is as the site has it. */
export function parseReading(kept: string | null): Reading {
  if (kept === null) return DEFAULT_READING
  let value: unknown
  try {
    value = JSON.parse(kept)
  } catch {
    return DEFAULT_READING
  }
  const own: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
  return {
    pinyin: oneOf(own.pinyin, ['marks', 'numbers', 'none'] as const, DEFAULT_READING.pinyin),
    chinese: oneOf(own.chinese, [true, false], DEFAULT_READING.chinese),
    size: oneOf(own.size, [1, 1.25, 1.5] as const, DEFAULT_READING.size),
    projector: oneOf(own.projector, [true, false], DEFAULT_READING.projector),
    autoSay: oneOf(own.autoSay, [true, false], DEFAULT_READING.autoSay),
    mute: oneOf(own.mute, [true, false], DEFAULT_READING.mute),
    menu: oneOf(own.menu, [true, false], DEFAULT_READING.menu),
    exerciseMenu: oneOf(own.exerciseMenu, [true, false], DEFAULT_READING.exerciseMenu),
  }
}

let current: Reading | undefined
const { subscribe, tell } = createListeners()

function get(): Reading {
  if (!current) {
    current = parseReading(remembered(READING_KEY))
    setSignalsMuted(current.mute)
  }
  return current
}

export function setReading(change: Partial<Reading>): void {
  current = { ...get(), ...change }
  setSignalsMuted(current.mute)
  remember(READING_KEY, JSON.stringify(current))
  tell()
}

/** The reader's settings; the server and the first paint know the defaults only (see `ReadingGuard.tsx`). */
export function useReading(): Reading {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => subscribe(redraw), [])
  return useOwn(get, DEFAULT_READING)
}
