import type { HakkaSentence } from '@hakka/contract/study-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Volume2 } from 'lucide-react'
import { Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { ui } from './ui.ts'

interface QuoteProps {
  /** Its number in the dialogue. */
  no: number
  sentence: HakkaSentence
}

/** The sentence that is asked about, to be heard and read. */
export function Quote({ no, sentence }: QuoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-option bg-neutral px-4 py-3">
      <HearSentence no={no} sentence={sentence} />
      <Hakka text={sentence.text} pinyin={sentence.pinyin} />
    </div>
  )
}

export function HearSentence({ no, sentence: { audio } }: QuoteProps) {
  const host = useHost()
  if (!audio) return null
  return (
    <Button
      kind="outline"
      className="self-center whitespace-nowrap"
      icon={<Volume2 aria-hidden="true" />}
      // Where it can't be loaded the words are there.
      onClick={() => void host.play(audio).finished.catch(() => {})}
    >
      {ui.hearLine(no)}
    </Button>
  )
}
