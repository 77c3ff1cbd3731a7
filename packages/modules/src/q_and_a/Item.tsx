import { Button } from '@hakka/ui/Button.tsx'
import { Blocks, BookOpenCheck, Mic, PencilLine, Shuffle } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useWallAnswers } from '#kit/board/use-wall-answers.tsx'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { useHost } from '#kit/host-context.tsx'
import { useKeptText } from '#kit/kept/kept-text.tsx'
import { readRecord } from '#kit/kept/read-kept.ts'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { WritingBox } from '#kit/question/WritingBox.tsx'
import { OwnWords } from '#kit/recording/OwnWords.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useRound } from '#kit/round/round-context.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import type { QAndAContent } from './module.ts'
import { Question } from './Question.tsx'
import { Said } from './Said.tsx'
import { Samples } from './Samples.tsx'
import { TileAnswer } from './TileAnswer.tsx'
import { ui } from './ui.ts'
import { type Heard, useAnswer } from './use-answer.tsx'

type Way = 'voice' | 'tiles' | 'text'
const WAYS = [
  { way: 'tiles', label: ui.tiled, icon: Blocks },
  { way: 'voice', label: ui.voice, icon: Mic },
  { way: 'text', label: ui.written, icon: PencilLine },
] as const

/** A talk with the bird: it asks, one answers aloud, by tiles or in writing, and it says how one might, too. */
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
  const { reading, wall, announce, oneScreen } = useHost()
  const together = reading.projector
  const { shown } = useRound()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const kept = useKeptText(name)
  const { hear, busy } = useAnswer(item)
  const [chosen, setChosen] = useState<Way | null>()
  const [file, setFile] = useState<Uint8Array<ArrayBuffer>>()
  const [line, setLine] = useState<{ ids: readonly number[]; text: string }>({ ids: [], text: '' })
  const [heard, setHeard] = useState<Heard>()
  const models = useMemo(() => item.options.map((own) => own.text), [item])
  const answers = useWallAnswers()
  const revealed = wall ? answers : heard?.counts === true
  // What was said aloud is gone with its page.
  const well = heard?.counts === true && heard.well
  const talk = revealed && {
    way: chosen === 'voice' ? null : (chosen ?? 'text'),
    text: line.text,
    well,
  }
  useKeptWork(`answer ${name}`, talk || null, (before) => {
    const { way: own, text, well: was } = readRecord(before) ?? {}
    if (typeof text !== 'string' || typeof was !== 'boolean') return
    setChosen(own === 'tiles' || own === 'text' ? own : null)
    setLine({ ids: [], text })
    setHeard({ counts: true, well: was })
  })
  // What was written before is found again.
  const way = chosen === undefined && kept.text.trim() !== '' ? 'text' : chosen
  const answer = way === 'voice' ? file : way === 'tiles' ? line.text : way === 'text' ? kept.text.trim() : ''
  // A class that answers aloud before a wall types nothing.
  const ready = together || (answer !== undefined && answer.length > 0)
  useSaid(oneScreen && shown ? 'question' : undefined, [item.sound])

  function choose(next: Way | null): void {
    setHeard(undefined)
    setChosen(next)
    if (next === 'text') focusNext('textarea')
    if (next === null) focusNext('[data-way="voice"]')
  }
  function take(own: Heard): void {
    setHeard(own)
    if (!own.counts) return
    announce(ui.compare)
    onDone()
  }
  function reveal(): void {
    if (together) take({ counts: true, well: true })
    else if (answer !== undefined) hear(answer, take)
  }
  function again(): void {
    setHeard(undefined)
    setLine({ ids: [], text: '' })
    // Who has said it goes on where she can say it anew.
    if (way === 'voice') focusNext('[data-follow]')
    else focusNext('textarea', '[data-tile]', '[data-way="voice"]')
  }
  const problem = heard?.counts === false ? (heard.problem ?? ui.noWord) : undefined
  const hint = together ? ui.together : ready ? ui.ready : ui.writeFirst
  return (
    <div ref={root} className={oneScreen ? 'fits grid gap-3 md:gap-5' : 'grid gap-5'}>
      <Question item={item} small={way != null} />
      {way && (
        <section
          aria-label={ui.mine}
          className="fits-field rounded-card rounded-tr-none bg-note p-3 md:ml-20 md:p-4"
        >
          {way === 'voice' && <OwnWords says={ui.mine} onHeard={setFile} />}
          {way !== 'voice' && revealed && (
            <p lang="hak-Hant-TW" className="font-reading text-22 leading-snug whitespace-pre-line">
              {way === 'tiles' ? line.text : kept.text}
            </p>
          )}
          {way === 'tiles' && !revealed && (
            <TileAnswer
              name={name}
              models={models}
              line={line.ids}
              onLine={(ids, text) => {
                setHeard(undefined)
                setLine({ ids, text })
              }}
            />
          )}
          {way === 'text' && !revealed && (
            <WritingBox
              label={ui.mine}
              lang="hak"
              placeholder={ui.placeholder}
              kept={kept}
              sentBy={ui.submit}
            />
          )}
        </section>
      )}
      {revealed ? (
        <>
          <Said turn>
            <Samples options={item.options} title={well ? ui.understood : ui.listenThen} />
          </Said>
          {!wall && (
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
          )}
        </>
      ) : wall ? null : (
        <CheckBar
          before={
            way && (
              <Button
                kind="ghost"
                size={oneScreen ? 'l' : 'm'}
                className={oneScreen ? 'max-sm:w-14 max-sm:px-0' : ''}
                data-other
                icon={<Shuffle size={20} aria-hidden="true" />}
                onClick={() => choose(null)}
              >
                <span className={oneScreen ? 'max-sm:sr-only' : ''}>{ui.other}</span>
              </Button>
            )
          }
          message={<ResultMessage kind={problem ? 'problem' : 'hint'}>{problem ?? hint}</ResultMessage>}
          after={
            way || together ? (
              <Button
                kind="primary"
                size="l"
                data-reveal
                disabled={!ready}
                busy={busy}
                icon={<BookOpenCheck size={22} aria-hidden="true" />}
                onClick={reveal}
              >
                {together ? ui.reveal : ui.submit}
              </Button>
            ) : (
              <div className="flex gap-2 md:gap-3 max-sm:[&>*]:flex-1">
                {WAYS.map(({ way: own, label, icon: Icon }) => (
                  <Button
                    key={own}
                    kind={own === 'voice' ? 'primary' : 'outline'}
                    size="l"
                    data-way={own}
                    className="max-sm:flex-col max-sm:gap-0.5 max-sm:px-1 max-sm:text-16"
                    icon={<Icon size={22} aria-hidden="true" />}
                    onClick={() => choose(own)}
                  >
                    {label}
                  </Button>
                ))}
              </div>
            )
          }
        />
      )}
    </div>
  )
}
