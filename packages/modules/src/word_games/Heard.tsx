import { Button } from '@hakka/ui/Button.tsx'
import { Captions } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Sound } from '#kit/content.ts'
import { Reading } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { Characters } from './CardFace.tsx'
import { ui } from './ui.ts'

/**
 * What a game asks by ear: it sounds at once, and again when asked. Its text shows when asked for, or where there is
 * no sound, in the form that the answers don't have. Its key is the question, so that each sounds anew.
 */
export function Heard({
  hakka,
  pinyin,
  audio,
  written,
}: {
  hakka: string
  pinyin: string
  audio: Sound | undefined
  written: 'hakka' | 'pinyin'
}) {
  const host = useHost()
  const { oneScreen, wall } = host
  const [asked, setAsked] = useState(false)
  const sounds = useEffectEvent(() => {
    // Who comes back to a game has not touched the page yet: browsers are silent then.
    if (audio && navigator.userActivation?.hasBeenActive !== false) host.play(audio)
  })
  useEffect(() => {
    sounds()
  }, [])
  return (
    <div
      className={
        oneScreen
          ? 'game-heard'
          : 'flex min-h-24 flex-wrap items-center justify-center gap-3 rounded-card bg-lighten px-3 py-4'
      }
    >
      {audio && (
        <>
          <span data-again className="game-heard-again grid">
            <Listen sound={audio} says="" kind="primary" size="l" label={ui.listen} />
          </span>
          <Listen sound={audio} says="" slow size="l" iconOnly />
        </>
      )}
      {asked || !audio ? (
        <p data-heard className="inline-flex min-h-12 items-center px-2 [&>span]:text-26">
          {written === 'pinyin' ? (
            <Reading pinyin={pinyin} always />
          ) : (
            <Characters text={hakka} className="text-32" />
          )}
        </p>
      ) : (
        <Button
          kind="plain"
          icon={<Captions size={22} aria-hidden="true" />}
          title={ui.showText}
          onClick={() => setAsked(true)}
        >
          <span className={oneScreen && !wall ? 'sr-only' : ''}>{ui.showText}</span>
        </Button>
      )}
      <VoiceNote sound={audio} />
    </div>
  )
}
