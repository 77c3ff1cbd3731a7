import { Button } from '@hakka/ui/Button.tsx'
import { ClipboardCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { useKeptText } from '#kit/kept-text.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { ResultMessage } from '#kit/ResultMessage.tsx'
import { useFocusNext } from '#kit/use-focus-next.tsx'
import { WritingBox } from '#kit/WritingBox.tsx'
import { Compare } from './Compare.tsx'
import type { HakkaToChineseContent } from './module.ts'
import type { Mark } from './score.ts'
import type { TranslatingAction } from './translating.ts'
import { ui } from './ui.ts'

/** One sentence: to read and hear, to translate, then to compare and judge. */
export function Question({
  question,
  name,
  checked,
  dispatch,
}: {
  question: HakkaToChineseContent['questions'][number]
  /** Under which the translation is kept. */
  name: string
  checked: boolean
  dispatch(action: TranslatingAction): void
}) {
  const root = useRef<HTMLDivElement>(null)
  const { announce } = useHost()
  const kept = useKeptText(name)
  const focusNext = useFocusNext(root)
  const { hakka_question_text: hakka, pinyin, chinese_question_text: reference, sound } = question
  const written = kept.text.trim() !== ''
  useEffect(() => {
    if (checked) announce(`${ui.reference}：${reference}`)
  }, [checked, announce, reference])

  function check(): void {
    focusNext('[data-mark]')
    dispatch({ type: 'check' })
  }
  function rewrite(): void {
    focusNext('textarea')
    dispatch({ type: 'rewrite' })
  }
  return (
    <div ref={root} className="grid animate-enter gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-lighten px-5 py-5 md:px-7">
        <p className="min-w-0 flex-[1_1_16rem]">
          <Hakka text={hakka} pinyin={pinyin} size="sentence" />
        </p>
        {sound && (
          <span className="flex flex-wrap items-center gap-3">
            <Listen sound={sound} says="" label={ui.listen} />
            <VoiceNote sound={sound} />
          </span>
        )}
      </div>
      {checked ? (
        <Compare
          mine={kept.text.trim()}
          reference={reference}
          onMark={(mark: Mark) => dispatch({ type: 'mark', mark })}
          onRewrite={rewrite}
        />
      ) : (
        <>
          <p className="text-17 text-muted">{ui.ask}</p>
          <WritingBox label={ui.mine} lang="zh" placeholder={ui.placeholder} kept={kept} />
          {!written && (
            <ResultMessage kind="hint">{sound ? ui.writeFirst : ui.writeFirstSilent}</ResultMessage>
          )}
          <div className="flex justify-end max-md:[&>*]:flex-auto">
            <Button
              kind="primary"
              size="l"
              data-check
              disabled={!written}
              icon={<ClipboardCheck size={22} aria-hidden="true" />}
              onClick={check}
            >
              {ui.check}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
