import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { AudioHandle, HeardSound } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import {
  isHeard,
  type PlayerState,
  type PlayMode,
  playerReducer,
  SPEEDS,
  type Speed,
  startPlayer,
} from './player.ts'

export interface Player {
  state: PlayerState
  /** How much of the lit sentence has been played, 0 to 1. */
  progress(): number
  playFrom(index: number): void
  /** Lights it, and is silent. */
  select(index: number): void
  toggle(): void
  step(by: 1 | -1): void
  /** The lit one once more. */
  again(): void
  stop(): void
  setMode(mode: PlayMode): void
  setSpeed(speed: Speed): void
}

/**
 * Joins the player's rule with the page's sound.
 * @param mode that it begins in
 */
export function usePlayer(sounds: readonly (HeardSound | undefined)[], mode?: PlayMode): Player {
  const host = useHost()
  const [state, dispatch] = useReducer(playerReducer, sounds.length, (total) => startPlayer(total, mode))
  const live = useRef<AudioHandle>(undefined)
  useEffect(() => () => live.current?.stop(), [])

  const heard = isHeard(state)
  const report = useEffectEvent(() => host.done())
  useEffect(() => {
    if (heard) report()
  }, [heard])

  function silence(): void {
    const before = live.current
    live.current = undefined
    before?.stop()
  }

  function select(index: number): void {
    silence()
    dispatch({ type: 'select', index })
  }

  function playFrom(index: number): void {
    silence()
    const rate = SPEEDS[state.speed]
    const sound = sounds[index]
    if (state.mode === 'sentence' && !sound) {
      dispatch({ type: 'select', index })
      return
    }
    dispatch({ type: 'play', index })
    let reached = index
    const handle =
      state.mode === 'sentence' && sound
        ? host.play(sound, { rate })
        : host.playAll(sounds, {
            rate,
            from: index,
            onStart: (at) => {
              reached = at
              dispatch({ type: 'reach', index: at })
            },
          })
    live.current = handle
    handle.finished.then(
      (how) => {
        if (live.current !== handle) return
        live.current = undefined
        dispatch(how === 'ended' ? { type: 'end' } : { type: 'select', index: reached })
      },
      () => {
        if (live.current !== handle) return
        live.current = undefined
        dispatch({ type: 'fail' })
      },
    )
  }

  function toggle(): void {
    if (state.status === 'playing') {
      live.current?.pause()
      dispatch({ type: 'pause' })
    } else if (state.status === 'paused') {
      live.current?.resume()
      dispatch({ type: 'resume' })
    } else playFrom(state.over ? 0 : state.current)
  }

  function step(by: 1 | -1): void {
    const index = Math.max(0, Math.min(sounds.length - 1, state.current + by))
    if (state.status === 'playing') playFrom(index)
    else select(index)
  }

  return {
    state,
    progress: () => live.current?.progress() ?? 0,
    playFrom,
    select,
    toggle,
    step,
    again: () => playFrom(state.current),
    stop() {
      silence()
      dispatch({ type: 'stop' })
    },
    setMode(mode) {
      silence()
      dispatch({ type: 'mode', mode })
    },
    setSpeed(speed) {
      live.current?.setRate(SPEEDS[speed])
      dispatch({ type: 'speed', speed })
    },
  }
}
