import { WORD_GAMES } from '@hakka/contract/constants'
import { useEffect, useState } from 'react'

const KEY = 'hakka.word_games.shuffle'

/** Whether the cards may change places every so many seconds: 0 is never. */
export const isInterval = (seconds: number): boolean =>
  seconds === 0 ||
  (Number.isInteger(seconds) && seconds >= WORD_GAMES.shuffle_min && seconds <= WORD_GAMES.shuffle_max)

function kept(): number {
  try {
    const text = localStorage.getItem(KEY)
    const seconds = Number(text ?? Number.NaN)
    return text !== null && isInterval(seconds) ? seconds : WORD_GAMES.shuffle_seconds
  } catch {
    return WORD_GAMES.shuffle_seconds
  }
}

/** The seconds after which cards change places, kept in this browser. */
export function useInterval(): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState<number>(WORD_GAMES.shuffle_seconds)
  useEffect(() => setSeconds(kept()), [])
  return [
    seconds,
    (wanted) => {
      setSeconds(wanted)
      try {
        localStorage.setItem(KEY, String(wanted))
      } catch {
        // Without storage it holds for this game only.
      }
    },
  ]
}
