import type { HakkaSentence } from '@hakka/contract/study-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Snail, Square, Volume2 } from 'lucide-react'
import type { Speed } from '#kit/player/player.ts'
import { usePlayer } from '#kit/player/use-player.tsx'
import { ui } from './ui.ts'

/** The whole dialogue, also slowly: what its check asks about is heard and not remembered. */
export function HearDialogue({
  sounds: own,
  label = ui.hearAgain,
}: {
  sounds: readonly HakkaSentence['audio'][]
  label?: string
}) {
  const sounds = own.map((sound) => sound ?? undefined)
  const player = usePlayer(sounds, 'whole')
  if (!sounds.some(Boolean)) return null
  const { status, speed } = player.state
  const isHeard = (own: Speed) => status === 'playing' && speed === own
  function hear(own: Speed): void {
    if (isHeard(own)) player.stop()
    else {
      player.playFrom(0)
      player.setSpeed(own)
    }
  }
  const sign = (own: Speed, Sign: typeof Volume2) =>
    isHeard(own) ? <Square fill="currentColor" aria-hidden="true" /> : <Sign aria-hidden="true" />
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        kind="outline"
        className="whitespace-nowrap max-sm:flex-1 max-sm:px-2"
        icon={sign('normal', Volume2)}
        onClick={() => hear('normal')}
      >
        {isHeard('normal') ? ui.stop : label}
      </Button>
      <Button
        kind="ghost"
        className="whitespace-nowrap max-sm:flex-1 max-sm:px-2"
        icon={sign('slow', Snail)}
        onClick={() => hear('slow')}
      >
        {isHeard('slow') ? ui.stop : ui.hearSlowly}
      </Button>
      {status === 'failed' && (
        <p role="alert" className="text-wrong">
          {ui.failed}
        </p>
      )}
    </div>
  )
}
