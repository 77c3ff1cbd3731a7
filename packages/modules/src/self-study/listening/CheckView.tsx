import type { CheckQuestion, Dialogue } from '@hakka/contract/listening'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { ArrowLeft, ChevronRight, RotateCcw } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { ToldCard } from '#kit/check/ToldCard.tsx'
import { meaningOf, type Told, toldOf } from '#kit/check/told.ts'
import { useExplained } from '#kit/check/use-explained.tsx'
import { useHost } from '#kit/host-context.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { ui as kitUi } from '#kit/ui.ts'
import { useKeys } from '#kit/use-keys.tsx'
import { CheckOptionButton, type OptionState } from './CheckOptionButton.tsx'
import { type CheckHelp, checkHelp, isOwn } from './check-help.ts'
import { answerOf, type CheckState, checkReducer, rightOf, startCheck } from './check-state.ts'
import { HearDialogue } from './HearDialogue.tsx'
import { HearSentence, Quote } from './Quote.tsx'
import { ui } from './ui.ts'

export interface CheckProps {
  dialogue: Dialogue
  questions: readonly CheckQuestion[]
  /** All of it was answered: the first answers, and how many of them this browser takes for right. */
  onDone(answer: unknown, result: { earned: number; total: number }): void
  onBack(): void
  onAnother(): void
}

/** The check of a dialogue: one question after the other, each until it is right; the first answers count. */
export default function CheckView({ dialogue, questions, onDone, onBack, onAnother }: CheckProps) {
  const host = useHost()
  const rule = useMemo(() => checkReducer(questions), [questions])
  const [state, dispatch] = useReducer(rule, startCheck)
  const question = questions[state.no]
  const right = question !== undefined && state.picked === question.answer
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question takes the focus
  useEffect(() => heading.current?.focus({ preventScroll: true }), [state.no])

  function pick(option: number): void {
    const after = rule(state, { type: 'pick', option })
    if (after === state) return
    dispatch({ type: 'pick', option })
    host.signal(option === question?.answer ? 'right' : 'wrong')
    if (after.first.length === questions.length && after.first.length > state.first.length)
      onDone(answerOf(after), { earned: rightOf(after), total: questions.length })
  }
  const go = () => dispatch({ type: right ? 'next' : 'again' })
  /** The focus leaves what was pressed before, so that Enter goes on. */
  function pickByKey(option: number): void {
    heading.current?.focus({ preventScroll: true })
    pick(option)
  }
  useKeys({
    '1': () => pickByKey(0),
    '2': () => pickByKey(1),
    '3': () => pickByKey(2),
    '4': () => pickByKey(3),
    enter: state.picked === undefined ? undefined : go,
  })
  if (!question)
    return (
      <CheckEnd
        heading={heading}
        state={state}
        count={questions.length}
        onBack={onBack}
        onAnother={onAnother}
      />
    )
  const misses = state.tried.length + (state.picked === undefined || right ? 0 : 1)
  // It stays while one chooses again.
  const help = right || misses === 0 ? undefined : checkHelp(dialogue, question, misses)
  const about = dialogue.sentences.find(({ no }) => no === question.at)
  const pictured = question.options.some(({ face, image_url }) => face !== null || image_url !== null)
  return (
    <section aria-label={ui.check} className="grid grid-cols-1 gap-4">
      <div className="flex items-center gap-3">
        <p className="text-16 font-bold text-muted">{ui.question(state.no + 1, questions.length)}</p>
        <span aria-hidden="true" className="ml-auto flex gap-1.5">
          {questions.map(({ kind }, index) => (
            <i
              key={kind}
              className={cx(
                'h-2 w-6 rounded-full',
                index < state.no ? 'bg-light' : index === state.no ? 'bg-primary' : 'bg-track',
              )}
            />
          ))}
        </span>
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-22 leading-snug font-bold outline-none md:text-26">
        {question.text || ui.asked[question.kind]}
      </h2>
      {about && question.kind !== 'said' && !isOwn(question) ? (
        <Quote no={about.no} sentence={about.hakka_sentence} />
      ) : (
        <HearDialogue key={state.no} sounds={soundsOf(dialogue)} />
      )}
      <ul
        className={cx(
          'grid gap-x-4 gap-y-5 pt-2',
          pictured ? 'grid-cols-2 lg:grid-cols-4' : 'lg:grid-cols-2',
        )}
      >
        {question.options.map((option, index) => (
          <li key={option.text} className="grid">
            <CheckOptionButton
              option={option}
              no={index + 1}
              state={optionState(state, index, question, help?.told)}
              onPick={() => pick(index)}
            />
          </li>
        ))}
      </ul>
      <CheckBar
        before={
          <Button
            kind="ghost"
            size="l"
            className="max-sm:w-14 max-sm:px-0"
            icon={<ArrowLeft size={20} aria-hidden="true" />}
            onClick={onBack}
          >
            <span className="max-sm:sr-only">{ui.back}</span>
          </Button>
        }
        message={<Said state={state} question={question} dialogue={dialogue} help={help} />}
        told={
          state.picked !== undefined &&
          !right && <Missed question={question} picked={state.picked} about={about} />
        }
        after={
          state.picked !== undefined && (
            <Button
              kind={right ? 'primary' : 'outline'}
              size="l"
              icon={right ? undefined : <RotateCcw aria-hidden="true" />}
              iconEnd={right ? <ChevronRight aria-hidden="true" /> : undefined}
              onClick={go}
            >
              {right ? (state.no + 1 === questions.length ? ui.finish : ui.next) : ui.chooseAgain}
            </Button>
          )
        }
      />
    </section>
  )
}

function optionState(
  { picked, tried }: CheckState,
  index: number,
  { answer }: CheckQuestion,
  told: number | undefined,
): OptionState {
  if (picked === index) return index === answer ? 'right' : 'wrong'
  if (tried.includes(index)) return 'tried'
  if (told === index && picked === undefined) return 'told'
  return picked === undefined ? 'open' : 'closed'
}

type Sentence = Dialogue['sentences'][number]

const soundsOf = ({ sentences }: Dialogue) => sentences.map(({ hakka_sentence }) => hakka_sentence.audio)

/** An option as cards tell of it. */
const faceOf = ({ text, pinyin, chinese, image_url, audio }: CheckQuestion['options'][number]): Told => ({
  text,
  lang: pinyin === null ? 'zh' : undefined,
  pinyin: pinyin ?? undefined,
  chinese: chinese || undefined,
  image: image_url === null ? undefined : { url: image_url },
  sound: audio ?? undefined,
})

/**
 * What was picked, with its meaning and sound, against what was asked; of what was said, and of the sentence that has
 * the answer to an editor's own question, only the sound is told.
 */
function Missed({
  question,
  picked,
  about,
}: {
  question: CheckQuestion
  picked: number
  about: Sentence | undefined
}) {
  const { vocabulary } = useHost()
  const option = question.options[picked]
  const told = useExplained(option && toldOf(faceOf(option), vocabulary))
  const isHeard = question.kind === 'said' || isOwn(question)
  return (
    <>
      {told && <ToldCard label={kitUi.picked} told={told} tone="wrong" />}
      {about && isHeard && about.hakka_sentence.audio && (
        <HearSentence no={about.no} sentence={about.hakka_sentence} />
      )}
      {about && !isHeard && (
        <ToldCard
          label={kitUi.asked}
          tone="plain"
          told={{
            text: about.hakka_sentence.text,
            pinyin: about.hakka_sentence.pinyin,
            chinese: about.chinese_sentence.text,
            sound: about.hakka_sentence.audio ?? undefined,
          }}
        />
      )}
    </>
  )
}

/** What to do, or how it went: right quotes the sentence, wrong names the one to be heard again. */
function Said({
  state,
  question,
  dialogue,
  help,
}: {
  state: CheckState
  question: CheckQuestion
  dialogue: Dialogue
  help: CheckHelp | undefined
}) {
  const { vocabulary } = useHost()
  const taken = question.options[state.picked ?? -1]
  const picked = useExplained(taken && toldOf(faceOf(taken), vocabulary))
  if (state.picked === undefined)
    return (
      <ResultMessage kind={help ? 'told' : 'hint'}>
        {help?.text ?? ui.hint(question.options.length)}
      </ResultMessage>
    )
  const at = dialogue.sentences.findIndex(({ no }) => no === question.at)
  const asked = dialogue.sentences[at]
  const quoted = question.kind === 'order' && !isOwn(question) && at >= 0 ? dialogue.sentences[at + 1] : asked
  if (state.picked !== question.answer)
    return (
      <ResultMessage kind="wrong" title={ui.wrong}>
        {question.kind !== 'who' && picked && meaningOf(picked)}
        {help?.text}
      </ResultMessage>
    )
  return (
    <ResultMessage kind="right" title={ui.right}>
      {question.at !== null && quoted && (
        <>
          {isOwn(question) ? ui.answerAt(quoted.no) : ui.heardAt(quoted.no)}
          <span lang="hak-Hant-TW" className="font-reading text-22">
            {quoted.hakka_sentence.text}
          </span>
        </>
      )}
    </ResultMessage>
  )
}

function CheckEnd({
  heading,
  state,
  count,
  onBack,
  onAnother,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  state: CheckState
  count: number
  onBack(): void
  onAnother(): void
}) {
  const host = useHost()
  const right = rightOf(state)
  return (
    <section aria-label={ui.check} className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {ui.finished}
      </h2>
      <DoneBanner title={right === count ? ui.allRight : ui.finished}>{ui.result(right, count)}</DoneBanner>
      <CheckBar
        before={
          <Button
            kind="ghost"
            size="l"
            className="max-sm:w-14 max-sm:px-0"
            icon={<RotateCcw size={20} aria-hidden="true" />}
            onClick={onAnother}
          >
            <span className="max-sm:sr-only">{ui.another}</span>
          </Button>
        }
        message={<ResultMessage kind="hint">{ui.result(right, count)}</ResultMessage>}
        after={
          <>
            <Button kind={host.next ? 'outline' : 'primary'} size="l" onClick={onBack}>
              {ui.back}
            </Button>
            {host.next && (
              <Button
                kind="primary"
                size="l"
                iconEnd={<ChevronRight aria-hidden="true" />}
                onClick={host.next.go}
              >
                {host.next.label}
              </Button>
            )}
          </>
        }
      />
    </section>
  )
}
