import { Button } from '@hakka/ui/Button.tsx'
import { Spinner } from '@hakka/ui/Loading.tsx'
import { RotateCcw } from 'lucide-react'
import { type Dispatch, useEffect, useRef } from 'react'
import { Segments } from '../dictionary/Segments.tsx'
import { LookupField } from './LookupField.tsx'
import { LookupWord } from './LookupWord.tsx'
import type { LookupAction, LookupState } from './lookup-state.ts'

const PIECE =
  'inline-flex min-h-12 items-center rounded-button border-[1.5px] border-control bg-white px-4 text-20 leading-tight text-ink hover:border-ink'

/** What the panel says in each of its states. */
export function LookupBody({
  state: { status, trail, detail, asked },
  dialectId,
  dispatch,
}: {
  state: LookupState
  dialectId: number
  dispatch: Dispatch<LookupAction>
}) {
  const word = trail.at(-1) ?? ''
  const look = (text: string) => dispatch({ type: 'look', word: text })
  const body = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => {
    body.current?.scrollTo(0, 0)
    // What was pressed is gone with what was shown: one goes on from the top of what came in its place.
    if (document.activeElement === document.body) body.current?.focus({ preventScroll: true })
  }, [asked, status])
  return (
    <div ref={body} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none">
      <div role="status" className={status === 'showing' || status === 'idle' ? 'sr-only' : 'px-5 py-4'}>
        {status === 'searching' && (
          <p className="flex items-center gap-3 text-muted">
            <Spinner />
            查詢中請稍候...
          </p>
        )}
        {status === 'no-data' && <p>查無「{word}」的相關資料。</p>}
        {status === 'showing' && `已查到「${word}」`}
      </div>
      {status === 'error' && (
        <div role="alert" className="grid justify-items-start gap-3 px-5 pb-4">
          <p className="text-wrong-deep">查詢「{word}」時發生錯誤，請稍後再試。</p>
          <Button
            kind="outline"
            icon={<RotateCcw size={20} aria-hidden="true" />}
            onClick={() => dispatch({ type: 'again' })}
          >
            再試一次
          </Button>
        </div>
      )}
      {status === 'idle' && <LookupField onLook={look} />}
      {status === 'no-data' && <LookupField onLook={look} />}
      {status === 'showing' && detail && (
        <>
          {detail.segments.length > 0 && (
            <section className="px-5 py-4" aria-label="拆開來查">
              <p className="mb-2 text-16 text-muted">點一個詞看它的意思：</p>
              <Segments segments={detail.segments}>
                {(text) => (
                  <button type="button" lang="hak-Hant-TW" className={PIECE} onClick={() => look(text)}>
                    {text}
                  </button>
                )}
              </Segments>
            </section>
          )}
          {detail.words.map((entry, at) => (
            <LookupWord
              key={entry.id}
              word={entry}
              place={detail.words.length > 1 ? at + 1 : undefined}
              dialectId={dialectId}
              onLook={look}
            />
          ))}
        </>
      )}
    </div>
  )
}
