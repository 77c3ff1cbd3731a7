import { Button } from '@hakka/ui/Button.tsx'
import { Captions } from 'lucide-react'
import { useState } from 'react'
import { Hakka } from './Hakka.tsx'
import { useHost } from './host-context.tsx'
import { Listen, VoiceNote } from './Listen.tsx'
import type { QuestionContent } from './question/question.ts'
import { ui } from './question/question-ui.ts'
import { useRound } from './round/round-context.tsx'
import { useSaid } from './said/use-said.tsx'

type QuestionSound = NonNullable<QuestionContent['question']['sound']>

/** A listening question: its sound, and its transcript when asked for, when answered, or where there is no sound. */
export function Heard({ sound, answered }: { sound: QuestionSound; answered: boolean }) {
  const [asked, setAsked] = useState(false)
  const { url, synthetic, text, pinyin } = sound
  const playable = url ? { url, synthetic } : undefined
  const { oneScreen } = useHost()
  const { shown: seen } = useRound()
  // On a page with others, each would say itself at once.
  useSaid(oneScreen && seen && !answered ? url : undefined, [playable])
  const shown = asked || answered || !playable
  return (
    <div className="flex flex-wrap items-center gap-3">
      {playable && (
        <>
          <Listen sound={playable} says="" kind="outline" label={ui.listen} />
          <Listen sound={playable} says="" slow />
        </>
      )}
      <VoiceNote sound={playable} />
      {shown ? (
        <p className="w-full">
          <Hakka text={text} pinyin={pinyin} size="sentence" />
        </p>
      ) : (
        <Button kind="plain" icon={<Captions size={22} aria-hidden="true" />} onClick={() => setAsked(true)}>
          {ui.showText}
        </Button>
      )}
    </div>
  )
}
