import { TOAST_MS } from '@hakka/contract/constants'

export interface Toast {
  type: 'error' | 'success' | 'warning'
  /** Bold first line. */
  title?: string
  body: string
}

export interface ShownToast extends Toast {
  id: number
}

let shown: readonly ShownToast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function set(list: readonly ShownToast[]): void {
  shown = list
  for (const listener of listeners) listener()
}

/** Shows a message for three seconds. May be called from anywhere in the browser. */
export function toast(message: Toast): void {
  const id = nextId++
  set([...shown, { ...message, id }])
  setTimeout(() => dismissToast(id), TOAST_MS)
}

/** Takes a message away before its time. */
export function dismissToast(id: number): void {
  set(shown.filter((one) => one.id !== id))
}

/** What is shown now, for `useSyncExternalStore`. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => shown,
}
