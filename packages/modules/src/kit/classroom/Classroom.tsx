import type { ClassroomType } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { RotateCcw, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type Either, Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { Accordion } from '#kit/page/Accordion.tsx'
import { NextActivity, Onward } from '#kit/round/DoneActions.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { RoundHead } from '#kit/round/RoundHead.tsx'
import { ui } from './classroom-ui.ts'
import { LaunchRoom, type Youth } from './LaunchRoom.tsx'

interface ClassroomQuestion extends Either {
  images?: readonly { url: string }[] | undefined
}

interface ClassroomProps {
  type: ClassroomType
  youth: Youth | null | undefined
  questions: readonly ClassroomQuestion[]
  isDone(index: number): boolean
  body(index: number): ReactNode
  /** Anything was written at all. */
  filled: boolean
  clear(): void
  undo: (() => void) | undefined
}

/** Questions that fold, each with its board; worked through when every one has an answer. */
export function Classroom({ type, youth, questions, isDone, body, filled, clear, undo }: ClassroomProps) {
  const host = useHost()
  const [open, setOpen] = useState<readonly number[]>([0])
  const [wanted, setWanted] = useState<number>()
  const finished = questions.filter((_, index) => isDone(index)).length
  const allDone = finished === questions.length
  const report = useEffectEvent(() => host.done())
  useEffect(() => {
    if (allDone) report()
  }, [allDone])
  useEffect(() => {
    if (wanted === undefined) return
    document.querySelector<HTMLElement>(`[data-round="${wanted}"]`)?.focus()
    setWanted(undefined)
  }, [wanted])

  const items = keyed(questions, (question) => question.text).map(({ key, item, index }) => ({
    key,
    head: (
      <RoundHead no={index + 1} of={questions.length} done={isDone(index)}>
        <QuestionTitle question={item} open={open.includes(index)} no={index + 1} />
      </RoundHead>
    ),
    body: (
      <div className="grid grid-cols-1 gap-5">
        <QuestionText question={item} />
        {body(index)}
        {isDone(index) && index + 1 < questions.length && (
          <div className="flex justify-end">
            <Onward
              label={ui.next(index + 2)}
              onClick={() => {
                setOpen([index + 1])
                setWanted(index + 1)
              }}
            />
          </div>
        )}
      </div>
    ),
  }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <LaunchRoom type={type} youth={youth} />
      <p className="flex flex-wrap justify-between gap-x-4 text-16 font-medium text-muted">
        <span>{ui.keptHere}</span>
        {questions.length > 1 && <span>{ui.progress(finished, questions.length)}</span>}
      </p>
      <Accordion
        items={items}
        open={open}
        onToggle={(index) =>
          setOpen(open.includes(index) ? open.filter((own) => own !== index) : [...open, index])
        }
      />
      {allDone && (
        <ResultMessage kind="right">
          <b>{ui.allDone(questions.length)}</b>
          {ui.more}
        </ResultMessage>
      )}
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 max-md:[&>*]:flex-auto">
        {undo ? (
          <Button
            kind="ghost"
            icon={<Undo2 size={20} aria-hidden="true" />}
            onClick={() => {
              undo()
              host.announce(ui.undone)
            }}
          >
            {ui.undo}
          </Button>
        ) : (
          <Button
            kind="ghost"
            disabled={!filled}
            icon={<RotateCcw size={20} aria-hidden="true" />}
            onClick={() => {
              clear()
              host.announce(ui.cleared)
            }}
          >
            {ui.clear}
          </Button>
        )}
        {allDone && <NextActivity />}
      </div>
    </div>
  )
}

function QuestionTitle({ question, open, no }: { question: ClassroomQuestion; open: boolean; no: number }) {
  if (question.lang === 'zh') return question.text
  // Open, the question stands below with its reading.
  if (open) return ui.question(no)
  return (
    <span lang="hak-Hant-TW" className="font-reading text-26">
      {question.text}
    </span>
  )
}

function QuestionText({ question }: { question: ClassroomQuestion }) {
  const { text, lang, pinyin, images = [] } = question
  return (
    <>
      {lang !== 'zh' && pinyin !== undefined && (
        <p>
          <Hakka text={text} pinyin={pinyin} size="sentence" />
        </p>
      )}
      {images.length > 0 && (
        <ul className="flex flex-wrap justify-center gap-4 rounded-card bg-lighten p-4">
          {keyed(images, (image) => image.url).map(({ key, item, index }) => (
            <li key={key}>
              <Picture
                src={item.url}
                alt={ui.image(index + 1)}
                width={160}
                height={160}
                className="size-28 md:size-40"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
