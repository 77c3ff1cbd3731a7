import { useSyncExternalStore } from 'react'

const NARROW = '(width < 48rem)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(NARROW)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the board stands on a phone: there it is its teacher's remote control. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
