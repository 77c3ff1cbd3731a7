import { Button } from '@hakka/ui/Button.tsx'
import { CheckCheck, PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { NextActivity } from '#kit/DoneActions.tsx'
import { DoneBanner } from '#kit/DoneBanner.tsx'
import { EitherText } from '#kit/Hakka.tsx'
import type { ViewProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { useKeptText } from '#kit/kept-text.tsx'
import { ResultMessage } from '#kit/ResultMessage.tsx'
import { Slide } from '#kit/Slide.tsx'
import { resultOf } from '#kit/score.ts'
import { useFocusNext } from '#kit/use-focus-next.tsx'
import { lengthOf, WritingBox } from '#kit/WritingBox.tsx'
import { Analyses } from './Analyses.tsx'
import { Clear } from './Clear.tsx'
import { inserted } from './insert.ts'
import { Keywords } from './Keywords.tsx'
import type { ShortArticleContent } from './module.ts'
import { Print } from './Print.tsx'
import { scoreShortArticle, usedIn } from './score.ts'
import { ui } from './ui.ts'

function Message({ content, used }: { content: ShortArticleContent; used: readonly boolean[] }) {
  const missing = content.items.filter((_, index) => !used[index]).map((item) => item.text)
  if (missing.length === 0) return <ResultMessage kind="right">{ui.allUsed}</ResultMessage>
  return <ResultMessage kind="hint">{ui.missing(missing.join('、'))}</ResultMessage>
}

/** A short text with given words: they tick themselves off as it is written; how to use them is said afterwards. */
export default function ShortArticleView({ content, moduleKey }: ViewProps<ShortArticleContent>) {
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const kept = useKeptText(moduleKey)
  const [finished, setFinished] = useState(false)
  const { topic, items } = content
  const { text, write, field } = kept
  const used = usedIn(content, text)
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
    focusNext('[data-go-on]')
    setFinished(true)
    host.signal('done')
    host.announce(ui.done)
    host.done(resultOf(scoreShortArticle(content, text)))
  }
  return (
    <div ref={root}>
      <Slide className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {topic && (
          <div className="rounded-card bg-lighten px-5 py-4 md:px-7">
            <p className="text-16 font-bold text-darken">{ui.topic}</p>
            <p className="text-26">
              <EitherText value={topic} size="sentence" />
            </p>
          </div>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-5">
          <h3 className="text-20 font-bold">{ui.keywords}</h3>
          <p className="text-16 font-medium text-muted">{ui.progress(count, items.length)}</p>
          <p className="w-full text-17 text-muted">{ui.insertHint}</p>
        </div>
        <Keywords items={items} used={used} onInsert={insert} />
        <WritingBox label={ui.mine} lang="hak" placeholder={ui.placeholder} kept={kept} size="l" />
        {finished ? (
          <>
            <DoneBanner title={ui.done}>{ui.summary(count, items.length, lengthOf(text))}</DoneBanner>
            <Analyses items={items} used={used} />
          </>
        ) : (
          <Message content={content} used={used} />
        )}
        <div className="flex flex-wrap items-center gap-3 max-md:[&>*]:flex-auto">
          <Clear kept={kept} />
          <Print content={content} text={text} />
          <span className="ml-auto flex flex-wrap gap-3 max-md:w-full max-md:[&>*]:flex-auto">
            {finished ? (
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
                icon={<CheckCheck size={22} aria-hidden="true" />}
                onClick={finish}
              >
                {ui.finish}
              </Button>
            )}
          </span>
        </div>
      </Slide>
    </div>
  )
}
