import { Button } from '@hakka/ui/Button.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { BookOpenCheck, PencilLine } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { Chinese, Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { useKeptText } from '#kit/kept/kept-text.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import type { QAndAContent } from './module.ts'
import { OwnAnswer } from './OwnAnswer.tsx'
import { Samples } from './Samples.tsx'
import { ui } from './ui.ts'

/** A question with its picture and sound, one's own answer, and the sample answers after it. */
export function Item({
  item,
  name,
  onDone,
  summary,
  onward,
}: {
  item: QAndAContent['items'][number]
  /** Under which the own answer is kept. */
  name: string
  onDone(): void
  /** Said when all questions are done with this one. */
  summary: string | undefined
  onward: ReactNode
}) {
  const { reading, announce } = useHost()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const kept = useKeptText(name)
  const [heard, setHeard] = useState(false)
  const [revealed, setRevealed] = useState(false)
  useKeptWork(`revealed ${name}`, revealed || null, (before) => setRevealed(before === true))
  // A class that answers aloud before a wall types nothing.
  const ready = reading.projector || kept.text.trim() !== '' || heard

  function reveal(): void {
    setRevealed(true)
    announce(ui.compare)
    onDone()
  }
  function again(): void {
    setRevealed(false)
    // Who has said it goes on where she can say it anew.
    if (heard && kept.text.trim() === '') focusNext('[data-follow]')
    else kept.field.current?.focus()
  }
  return (
    <div ref={root} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {item.image && (
          <div className="flex justify-center rounded-card bg-lighten p-4 max-sm:w-full">
            <Picture src={item.image.url} alt="" width={128} height={128} className="size-32" />
          </div>
        )}
        <div className="grid min-w-0 flex-[1_1_14rem] gap-2">
          {item.lang !== 'zh' && item.pinyin !== undefined && (
            <p>
              <Hakka text={item.text} pinyin={item.pinyin} size="sentence" />
            </p>
          )}
          <Chinese>{item.chinese}</Chinese>
          {item.sound && (
            <span className="flex flex-wrap items-center gap-3">
              <Listen sound={item.sound} says="" label={ui.listen} />
              <VoiceNote sound={item.sound} />
            </span>
          )}
        </div>
      </div>
      <OwnAnswer kept={kept} onHeard={setHeard} />
      {revealed ? (
        <>
          <Samples options={item.options} />
          <CheckBar
            before={
              <Button kind="ghost" icon={<PencilLine size={20} aria-hidden="true" />} onClick={again}>
                {ui.again}
              </Button>
            }
            message={
              <ResultMessage kind="right" {...(summary ? { title: summary } : {})}>
                {ui.compare}
              </ResultMessage>
            }
            after={onward}
          />
        </>
      ) : (
        <CheckBar
          message={
            <ResultMessage kind="hint">
              {reading.projector ? ui.together : ready ? ui.ready : ui.writeFirst}
            </ResultMessage>
          }
          after={
            <Button
              kind="primary"
              size="l"
              data-reveal
              disabled={!ready}
              icon={<BookOpenCheck size={22} aria-hidden="true" />}
              onClick={reveal}
            >
              {ui.reveal}
            </Button>
          }
        />
      )}
    </div>
  )
}
