import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { ClipboardCheck, Puzzle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { useHost } from '#kit/host-context.tsx'
import { useKeptText } from '#kit/kept/kept-text.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { WritingBox } from '#kit/question/WritingBox.tsx'
import { NoVerdict } from '#kit/round/NoVerdict.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import type { Asking } from '#kit/use-mark.tsx'
import { Compare } from './Compare.tsx'
import type { Mark } from './content.ts'
import { Marked } from './Marked.tsx'
import type { ShownHakkaToChinese } from './public.ts'
import type { Translating, TranslatingAction } from './translating.ts'
import { ui } from './ui.ts'

/** A translation in writing, then to be compared and judged. */
export function Typing({
  sound,
  reference,
  name,
  stage,
  last,
  asking,
  dispatch,
  submit,
  onTiles,
}: {
  sound: ShownHakkaToChinese['questions'][number]['sound']
  /** What it means, where one practises; else the server compares. */
  reference: string | undefined
  /** Under which the translation is kept. */
  name: string
  stage: Translating['stage']
  last: boolean
  asking: Asking
  dispatch(action: TranslatingAction): void
  /** Has the server compare it. */
  submit(text: string): void
  /** To the tiles, where there are some. */
  onTiles: (() => void) | undefined
}) {
  const root = useRef<HTMLDivElement>(null)
  const { oneScreen, announce, toldLater } = useHost()
  // Nothing is compared before a class is told.
  const go = toldLater ? ui.submit : ui.check
  const kept = useKeptText(name)
  const focusNext = useFocusNext(root)
  const written = kept.text.trim() !== ''
  const comparing = stage === 'comparing' && reference !== undefined
  const marked = stage === 'right' || stage === 'wrong'
  useEffect(() => {
    if (comparing) announce(`${ui.reference}：${reference}`)
    if (marked) root.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true })
  }, [comparing, marked, announce, reference])

  function check(): void {
    if (reference === undefined) {
      submit(kept.text)
      return
    }
    focusNext('[data-mark]')
    dispatch({ type: 'check' })
  }
  function rewrite(): void {
    focusNext('textarea')
    dispatch({ type: 'rewrite' })
  }
  return (
    <div ref={root} className={cx('grid', oneScreen ? 'fits gap-3' : 'animate-enter gap-5')}>
      {marked && (
        <Marked
          mine={kept.text.trim()}
          right={stage === 'right'}
          last={last}
          onRewrite={rewrite}
          onNext={() => dispatch({ type: 'next' })}
        />
      )}
      {comparing && (
        <Compare
          mine={kept.text.trim()}
          reference={reference}
          onMark={(mark: Mark) => dispatch({ type: 'mark', mark })}
          onRewrite={rewrite}
        />
      )}
      {!marked && !comparing && (
        <>
          <p className="text-17 text-muted">{ui.ask}</p>
          <WritingBox
            label={ui.mine}
            lang="zh"
            placeholder={ui.placeholder}
            kept={kept}
            sentBy={reference === undefined ? go : undefined}
          />
          {asking.problem !== undefined && <NoVerdict problem={asking.problem} retry={check} />}
          {asking.problem === undefined && (
            <CheckBar
              before={
                onTiles && (
                  <Button
                    kind="ghost"
                    size={oneScreen ? 'l' : 'm'}
                    className={oneScreen ? 'max-sm:w-14 max-sm:px-0' : ''}
                    icon={<Puzzle size={22} aria-hidden="true" />}
                    onClick={onTiles}
                  >
                    <span className={oneScreen ? 'max-sm:sr-only' : ''}>{ui.tile}</span>
                  </Button>
                )
              }
              message={
                !written && (
                  <ResultMessage kind="hint">{sound ? ui.writeFirst : ui.writeFirstSilent}</ResultMessage>
                )
              }
              after={
                <Button
                  kind="primary"
                  size="l"
                  data-check
                  disabled={!written}
                  busy={asking.waiting}
                  icon={<ClipboardCheck size={22} aria-hidden="true" />}
                  onClick={check}
                >
                  {go}
                </Button>
              }
            />
          )}
        </>
      )}
    </div>
  )
}
