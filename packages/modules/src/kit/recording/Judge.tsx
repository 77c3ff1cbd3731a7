import { JUDGE_APPLAUSE_ABOVE, JUDGE_REST_MS, JUDGED_DIALECTS } from '@hakka/contract/constants'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Button } from '@hakka/ui/Button.tsx'
import { Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Judgement } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { Syllables } from './Syllables.tsx'
import { ui } from './ui.ts'
import type { Recording } from './use-recorder.tsx'

type Answer =
  | { kind: 'judged'; judgement: Judgement }
  | { kind: 'none' }
  | { kind: 'refused'; message: string }

interface JudgeProps {
  text: string
  pinyin: string
  /** There is a sound to listen to once more. */
  hasModel: boolean
  wav: Recording['wav']
}

/** AI 評分: sends the recording when asked to, and says what came back. Nothing where the page has no judge. */
export function Judge({ text, pinyin, hasModel, wav }: JudgeProps) {
  const host = useHost()
  const [busy, setBusy] = useState(false)
  const [resting, setResting] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      clearTimeout(rest.current)
    }
  }, [])
  const { judge } = host
  if (!judge) return null
  if (!JUDGED_DIALECTS.includes(host.dialectId)) return <Note>{ui.dialects}</Note>

  async function ask(send: NonNullable<typeof judge>): Promise<void> {
    setBusy(true)
    const came = await send({ words: [{ text, pinyin }], file: wav }).then(
      (judgement): Answer => (judgement ? { kind: 'judged', judgement } : { kind: 'none' }),
      (error: unknown): Answer =>
        error instanceof Error ? { kind: 'refused', message: error.message } : { kind: 'none' },
    )
    if (!here.current) return
    setBusy(false)
    setAnswer(came)
    setResting(true)
    rest.current = setTimeout(() => setResting(false), JUDGE_REST_MS)
    if (came.kind === 'judged') {
      host.announce(ui.score(came.judgement.score))
      if (came.judgement.score > JUDGE_APPLAUSE_ABOVE) host.signal('right')
    }
  }

  return (
    <>
      {answer?.kind !== 'none' && (
        <Button
          kind="primary"
          busy={busy}
          disabled={resting}
          icon={<Sparkles size={22} aria-hidden="true" />}
          onClick={() => void ask(judge)}
        >
          {busy ? ui.judging : ui.judge}
        </Button>
      )}
      {answer?.kind === 'none' && <Note>{ui.noJudge}</Note>}
      {answer?.kind === 'refused' && (
        <p role="alert" className="self-center text-16 text-wrong-deep">
          {answer.message}
        </p>
      )}
      {answer?.kind === 'judged' && (
        <Score judgement={answer.judgement} low={hasModel ? ui.low : ui.lowSilent} />
      )}
    </>
  )
}

const Note = ({ children }: { children: string }) => (
  <p role="status" className="self-center text-16 text-muted">
    {children}
  </p>
)

function Score({ judgement: { score, syllables, feedback }, low }: { judgement: Judgement; low: string }) {
  const good = score > JUDGE_APPLAUSE_ABOVE
  return (
    <div className="w-full animate-enter rounded-option border border-line bg-white p-4">
      <div className="flex flex-wrap items-center gap-x-4">
        <Bird pose={good ? 'wing-up' : 'standing'} width={84} />
        <p className="text-22 leading-none">
          <b className="text-56">{score}</b> {ui.points}
        </p>
        <p className="text-22 font-bold text-darken">{good ? ui.good : low}</p>
        <p className="ml-auto text-16 text-muted">{ui.reference}</p>
      </div>
      <Syllables syllables={syllables} />
      {feedback.map((sentence) => (
        <p key={sentence} className="mt-2 text-18">
          {sentence}
        </p>
      ))}
    </div>
  )
}
