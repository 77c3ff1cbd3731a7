import { useEffect, useRef, useState } from 'react'
import { effect } from '#kit/sounds.tsx'
import { useClock } from '#kit/use-clock.tsx'
import { useReferee } from '#kit/use-referee.tsx'
import type { GameProps } from '#kit/view.ts'
import type { VoiceContent, VoiceLog } from './content.ts'
import { FEEDBACK_MS, LEAST_MS, replay, type VoiceDeal } from './rules.ts'
import { grown, type VoiceTold } from './steps.ts'

/** Above what the rules ask at the least: a clock that is read twice may differ. */
const PAUSE_MS = LEAST_MS + 50

export type VoiceProps = GameProps<VoiceContent, VoiceDeal, VoiceLog, VoiceTold>

/** The cards of a question as they lie, and which of them is right: -1 as long as nobody has said. */
function tableOf(content: VoiceContent, dealt: VoiceDeal[number] | undefined) {
  const question = content.questions.find(({ no }) => no === dealt?.no)
  return { question, answer: question && dealt ? dealt.cards.indexOf(question.answer) : -1 }
}

/** One play: which question is asked, what was taken, and what the rules say of it. */
export function usePlay(props: VoiceProps) {
  const { practice, referee, onEnd } = props
  const { content, deal, waits, ask } = useReferee(props, grown)
  const [begun] = useState<VoiceLog>(referee?.state ?? {})
  const count = referee?.count ?? deal.length
  const clock = useClock(!practice, referee?.ms)
  const log = useRef(begun)
  const asked = useRef(referee?.ms ?? 0)
  const [at, setAt] = useState(Object.keys(begun).length)
  const [verdicts, setVerdicts] = useState<readonly boolean[]>(() =>
    replay(content, deal.slice(0, at), begun).answers.map(({ right }) => right),
  )
  const [selected, setSelected] = useState<number>()
  const [feedback, setFeedback] = useState<{ right: boolean; selected: number }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const dealt = deal[at]
  const { question, answer } = tableOf(content, dealt)

  function next(): void {
    if (selected === undefined || feedback || waits || !dealt) return
    const now = clock.now()
    if (now - asked.current < PAUSE_MS) return
    ask({ no: dealt.no, selected }, (known) => tell(known, dealt, selected, now))
  }

  function tell(
    known: Pick<VoiceProps, 'content' | 'deal'>,
    { no }: VoiceDeal[number],
    taken: number,
    now: number,
  ) {
    const { answer: told } = tableOf(known.content, known.deal[at])
    const right = taken === told
    effect(right ? 'right' : 'wrong')
    setFeedback({ right, selected: taken })
    if (practice && !right) {
      timer.current = setTimeout(() => {
        setFeedback(undefined)
        setSelected(undefined)
      }, FEEDBACK_MS)
      return
    }
    log.current = { ...log.current, [at + 1]: { id: no, no, answer: told, selected: taken, at: now } }
    setVerdicts([...verdicts, right])
    if (at + 1 === count) {
      const usedTime = clock.stop()
      const { score } = replay(known.content, known.deal, log.current)
      timer.current = setTimeout(() => onEnd({ quizData: log.current, score, usedTime }), FEEDBACK_MS)
      return
    }
    timer.current = setTimeout(() => {
      asked.current = clock.now()
      setAt(at + 1)
      setFeedback(undefined)
      setSelected(undefined)
    }, FEEDBACK_MS)
  }

  return {
    ms: clock.shown,
    question,
    cards: dealt?.cards ?? [],
    no: at + 1,
    count,
    answer,
    verdicts,
    selected,
    feedback,
    select: (place: number) => {
      if (feedback || waits) return
      effect('tick')
      setSelected((before) => (before === place ? undefined : place))
    },
    next,
  }
}
