import { JUDGE_APPLAUSE_ABOVE, JUDGE_REST_MS, JUDGED_DIALECTS } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Judgement } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { Refused } from './RecordStage.tsx'
import { starsOf } from './stars.ts'
import { ui } from './ui.ts'
import type { Recording } from './use-recording.tsx'
import { Verdict } from './Verdict.tsx'

type Answer =
  | { kind: 'judged'; judgement: Judgement; no: number }
  | { kind: 'none' }
  | { kind: 'refused'; message: string }

interface JudgeProps {
  text: string
  pinyin: string
  /** There is a sound to listen to once more. */
  hasModel: boolean
  wav: Recording['wav']
  /** What else can be done with the recording: it stands before what the judge says. */
  children?: ReactNode
}

/** AI 評分: sends the recording when asked to, and says what came back. Nothing where the page has no judge. */
export function Judge({ text, pinyin, hasModel, wav, children }: JudgeProps) {
  const host = useHost()
  const [busy, setBusy] = useState(false)
  const [resting, setResting] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const here = useRef(true)
  const asked = useRef(0)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      clearTimeout(rest.current)
    }
  }, [])
  const { judge } = host
  if (!judge) return children
  if (!JUDGED_DIALECTS.includes(host.dialectId))
    return (
      <>
        {children}
        <Note>{ui.dialects}</Note>
      </>
    )

  async function ask(send: NonNullable<typeof judge>): Promise<void> {
    setBusy(true)
    const no = ++asked.current
    const came = await send({ words: [{ text, pinyin }], file: wav }).then(
      (judgement): Answer => (judgement ? { kind: 'judged', judgement, no } : { kind: 'none' }),
      (error: unknown): Answer =>
        error instanceof Error ? { kind: 'refused', message: error.message } : { kind: 'none' },
    )
    if (!here.current) return
    setBusy(false)
    setAnswer(came)
    setResting(true)
    rest.current = setTimeout(() => setResting(false), JUDGE_REST_MS)
    if (came.kind === 'judged') {
      const { score } = came.judgement
      host.announce(`${ui.stars(starsOf(score))}，${ui.score(score)}`)
      if (score > JUDGE_APPLAUSE_ABOVE) host.signal('right')
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
      {children}
      {answer?.kind === 'none' && <Note>{ui.noJudge}</Note>}
      {answer?.kind === 'refused' && <Refused>{answer.message}</Refused>}
      {answer?.kind === 'judged' && (
        <Verdict key={answer.no} judgement={answer.judgement} low={hasModel ? ui.low : ui.lowSilent} />
      )}
    </>
  )
}

const Note = ({ children }: { children: string }) => (
  <p role="status" className="self-center text-16 text-muted">
    {children}
  </p>
)
