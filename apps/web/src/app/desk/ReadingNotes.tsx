import { Button } from '@hakka/ui/Button.tsx'
import { Doubts } from './Doubts.tsx'
import { readingHint } from './reading-hint.ts'
import { useCompared } from './use-compared.ts'

/** What there is to say of a reading while it is typed, below its field: nothing where all is well. */
export function ReadingNotes({
  text,
  pinyin,
  dialectId,
  onTake,
}: {
  text: string
  pinyin: string
  dialectId: number
  /** Takes the dictionary's; none where it may not be changed. */
  onTake: ((pinyin: string) => void) | undefined
}) {
  const { compared, onKept } = useCompared(text, pinyin, dialectId)
  const hint = readingHint(text, pinyin)
  const offer = compared?.line.kept ? null : compared?.line.offer
  return (
    <>
      {hint && (
        <p role="status" className="text-16 text-warning-deep">
          {hint}
        </p>
      )}
      {!hint && compared && (
        <Doubts
          line={compared.line}
          said={{ text, pinyin }}
          dialectId={dialectId}
          onKept={onTake && onKept}
        />
      )}
      {offer && onTake && (
        <Button kind="soft" className="justify-self-start" onClick={() => onTake(offer)}>
          用「{offer}」
        </Button>
      )}
    </>
  )
}
