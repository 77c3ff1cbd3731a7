import { TOAST_MS } from '@hakka/contract/constants'
import { createListeners } from './listeners.ts'

/** Of a message that offers a way back. */
const ACTION_MS = 10_000

export interface Toast {
  type: 'error' | 'success' | 'warning'
  /** Bold first line. */
  title?: string
  body: string
  /** What can be done about it, as 復原; the message is gone then. */
  action?: { label: string; run(): void }
}

export interface ShownToast extends Toast {
  id: number
}

let shown: readonly ShownToast[] = []
let nextId = 1
const { subscribe, tell } = createListeners()

function set(list: readonly ShownToast[]): void {
  shown = list
  tell()
}

/**
 * Shows a message for three seconds; for ten where something can be done about it, and on while somebody points at it
 * or has come to it by key. May be called from anywhere in the browser.
 */
export function toast(message: Toast): void {
  const id = nextId++
  set([...shown, { ...message, id }])
  const end = () => {
    if (message.action && isHeld()) setTimeout(end, TOAST_MS)
    else dismissToast(id)
  }
  setTimeout(end, message.action ? ACTION_MS : TOAST_MS)
}

const isHeld = () => document.querySelector('.toaster:hover, .toaster :focus-visible') !== null

/** Takes a message away before its time. */
export function dismissToast(id: number): void {
  set(shown.filter((one) => one.id !== id))
}

/** What is shown now, for `useSyncExternalStore`. */
export const toasts = {
  subscribe,
  get: () => shown,
}
