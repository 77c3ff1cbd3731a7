import { useEffect, useRef, useState } from 'react'
import type { Known } from './steps.ts'
import type { GameProps } from './view.ts'

/**
 * What a view knows of its play, and the one way in which it asks what came of a step. Where it plays by itself it
 * knows all from the start and goes on at once; where the server marks, it knows more with every answer.
 */
export function useReferee<C, D, S, T>(
  { content, deal, referee }: Pick<GameProps<C, D, S, T>, 'content' | 'deal' | 'referee'>,
  grown: (known: Known<C, D>, told: T) => Known<C, D>,
) {
  const latest = useRef<Known<C, D>>({ content, deal })
  const [known, setKnown] = useState(latest.current)
  const [waits, setWaits] = useState(false)
  const asking = useRef(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  /** Asks what came of an act; `then` goes on with all that is known by that time. Nothing is asked while it waits. */
  function ask(act: object, then: (known: Known<C, D>) => void): void {
    if (!referee) {
      then(latest.current)
      return
    }
    if (asking.current) return
    asking.current = true
    setWaits(true)
    referee.ask(act).then(
      (told) => {
        asking.current = false
        if (!here.current) return
        latest.current = grown(latest.current, told)
        setKnown(latest.current)
        setWaits(false)
        then(latest.current)
      },
      // The page has taken the game's place and says why.
      () => {},
    )
  }

  return { ...known, waits, ask }
}
