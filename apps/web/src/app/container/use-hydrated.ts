import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** `false` on the server and while its page comes alive: whatever only the browser knows waits for `true`. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
