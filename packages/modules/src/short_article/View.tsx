import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { CheckCheck, PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWallAnswers } from '#kit/board/use-wall-answers.tsx'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { EitherText } from '#kit/Hakka.tsx'
import type { ExerciseProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { useKeptText } from '#kit/kept/kept-text.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { Slide } from '#kit/page/Slide.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { lengthOf, WritingBox } from '#kit/question/WritingBox.tsx'
import { NextActivity } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { NoVerdict } from '#kit/round/NoVerdict.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { workOf } from '#kit/score.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import { useMark } from '#kit/use-mark.tsx'
import { Analyses } from './Analyses.tsx'
import { Clear } from './Clear.tsx'
import type { ShortArticleContent } from './content.ts'
import { inserted } from './insert.ts'
import { Keywords } from './Keywords.tsx'
import { Print } from './Print.tsx'
import { type ShownShortArticle, shownShortArticle } from './public.ts'
import { markShortArticle, usedIn, wordsIn } from './score.ts'
import { ui } from './ui.ts'

function Message({ content, used }: { content: ShownShortArticle; used: readonly boolean[] }) {
  const missing = content.items.filter((_, index) => !used[index]).map((item) => item.text)
  if (missing.length === 0) return <ResultMessage kind="right">{ui.allUsed}</ResultMessage>
  return <ResultMessage kind="hint">{ui.missing(missing.join('、'))}</ResultMessage>
}

/** A short text with given words: they tick themselves off as it is written; how to use them is said afterwards. */
export default function ShortArticleView(props: ExerciseProps<ShortArticleContent, ShownShortArticle>) {
  const { shown, content, mark } = useExercise(props, shownShortArticle, markShortArticle)
  const { ask, asking } = useMark(mark)
  const host = useHost()
  const { oneScreen } = host
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const kept = useKeptText(props.moduleKey)
  const [finished, setFinished] = useState(false)
  const { topic, items } = shown
  const { text, write, field } = kept
  const stage = finished ? 'finished' : text.trim() === '' ? null : 'writing'
  const restored = useKeptWork('stage', stage, (before) => setFinished(before === 'finished'))
  const used = usedIn(shown, text)
  const count = used.filter(Boolean).length

  function insert(word: string): void {
    const box = field.current
    const { text: next, caret } = inserted(text, word, box?.selectionStart, box?.selectionEnd)
    write(next)
    // The caret stands behind the word, where writing goes on; set once the field shows the new text.
    requestAnimationFrame(() => {
      box?.focus({ preventScroll: true })
      box?.setSelectionRange(caret, caret)
    })
  }
  function finish(): void {
    // Practised, the text stays with its writer: the words that it has are all that is marked.
    const answer = content ? wordsIn(shown, text) : text
    ask(answer, ({ score }) => {
      focusNext('[data-go-on]')
      setFinished(true)
      host.signal('done')
      host.announce(ui.done)
      host.done(workOf(answer, score))
    })
  }
  const summary = ui.summary(count, items.length, lengthOf(text))
  const answers = useWallAnswers()
  const explained = host.wall ? answers : finished
  const analyses = content && <Analyses items={content.items} used={used} />
  const keywords = (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h3 className={oneScreen ? 'text-18 font-bold' : 'text-20 font-bold'}>{ui.keywords}</h3>
        <p className="text-16 font-medium text-muted">{ui.progress(count, items.length)}</p>
        <p className={oneScreen ? 'sr-only' : 'w-full text-17 text-muted'}>{ui.insertHint}</p>
      </div>
      <Keywords items={items} used={used} onInsert={insert} />
    </>
  )
  return (
    <div ref={root} className="fits">
      <Slide className={cx('fits grid grid-cols-[minmax(0,1fr)]', oneScreen ? 'gap-2 md:gap-4' : 'gap-5')}>
        {topic && (
          <div
            className={cx(
              'rounded-card bg-lighten px-5 md:px-7',
              oneScreen ? 'flex flex-wrap items-baseline gap-x-5 py-2 md:py-3' : 'py-4',
            )}
          >
            <p className="text-16 font-bold text-darken">{ui.topic}</p>
            <p className="min-w-0 flex-1 text-26">
              <EitherText value={topic} size="sentence" />
            </p>
          </div>
        )}
        {/* Where the exercise has the screen to itself, the words lie above the bar, and how to use them
            comes before the text. */}
        {oneScreen ? explained && analyses : keywords}
        {!(host.wall && answers) && (
          <WritingBox
            label={ui.mine}
            lang="hak"
            placeholder={ui.placeholder}
            kept={kept}
            sentBy={content ? undefined : ui.finish}
            size="l"
          />
        )}
        {oneScreen && !explained && keywords}
        {!oneScreen && finished && (
          <>
            <DoneBanner title={ui.done} before={restored}>
              {summary}
            </DoneBanner>
            {analyses}
          </>
        )}
        {asking.problem !== undefined && <NoVerdict problem={asking.problem} retry={finish} />}
        {!host.wall && (
          <CheckBar
            before={
              <span className="flex flex-wrap gap-3">
                <Clear kept={kept} />
                <Print content={shown} text={text} />
              </span>
            }
            message={
              finished ? (
                oneScreen && (
                  <ResultMessage kind="right" title={ui.done}>
                    {summary}
                  </ResultMessage>
                )
              ) : (
                <Message content={shown} used={used} />
              )
            }
            after={
              finished ? (
                <>
                  <Button
                    kind="outline"
                    size="l"
                    data-go-on
                    icon={<PencilLine size={20} aria-hidden="true" />}
                    onClick={() => {
                      setFinished(false)
                      field.current?.focus()
                    }}
                  >
                    {ui.goOn}
                  </Button>
                  <NextActivity />
                </>
              ) : (
                <Button
                  kind="primary"
                  size="l"
                  data-finish
                  disabled={text.trim() === ''}
                  busy={asking.waiting}
                  icon={<CheckCheck size={22} aria-hidden="true" />}
                  onClick={finish}
                >
                  {ui.finish}
                </Button>
              )
            }
          />
        )}
      </Slide>
    </div>
  )
}
