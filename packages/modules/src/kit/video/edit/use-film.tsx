import { type RefObject, useRef, useState } from 'react'

/** A film that is watched to find where its lines begin and end. */
export interface FilmControl {
  film: RefObject<HTMLVideoElement | null>
  /** As far as the page has heard, in seconds; `at()` is exact. */
  seconds: number
  at(): number
  playing: boolean
  /** Nothing can be played. */
  missing: boolean
  slow: boolean
  toggle(): void
  setSlow(slow: boolean): void
  jump(seconds: number, play?: boolean): void
  onTime(seconds: number): void
  onMissing(): void
}

const SLOW = 0.7

export function useFilm(): FilmControl {
  const film = useRef<HTMLVideoElement>(null)
  const [seconds, setSeconds] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [missing, setMissing] = useState(false)
  const [slow, setSlow] = useState(false)
  const at = () => film.current?.currentTime ?? 0
  const play = () => {
    setPlaying(true)
    film.current?.play().catch(() => setPlaying(false))
  }
  return {
    film,
    seconds,
    at,
    playing,
    missing,
    slow,
    toggle() {
      if (film.current?.paused === false) {
        film.current.pause()
        setPlaying(false)
      } else play()
    },
    setSlow(next) {
      setSlow(next)
      if (film.current) film.current.playbackRate = next ? SLOW : 1
    },
    jump(to, goesOn = false) {
      if (!film.current) return
      film.current.currentTime = Math.max(0, to)
      setSeconds(film.current.currentTime)
      if (goesOn) play()
    },
    onTime(next) {
      setSeconds(next)
      setPlaying(film.current?.paused === false)
    },
    onMissing: () => setMissing(true),
  }
}
