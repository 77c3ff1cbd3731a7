import { createListeners } from '@hakka/ui/listeners.ts'

interface Question {
  answer(again: boolean): void
}

let asked: Question | undefined
const { subscribe, tell } = createListeners()

function set(next: Question | undefined): void {
  asked = next
  tell()
}

/** The open question, for `useSyncExternalStore`. */
export const loginQuestion = { subscribe, get: () => asked }

/** Asks to log in again beside the page, which stays as it is. Answers whether its own user is logged in again. */
export function askLogin(): Promise<boolean> {
  return new Promise((done) => {
    asked?.answer(false)
    set({
      answer(again) {
        set(undefined)
        done(again)
      },
    })
  })
}
