import { ROOM } from '@hakka/contract/constants/room'
import { Button } from '@hakka/ui/Button.tsx'
import { Spinner } from '@hakka/ui/Loading.tsx'
import { ArrowRight, CircleAlert, CircleCheck, Lock } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Logo } from '../../../app/shell/Logo.tsx'
import { CodeInput } from './CodeInput.tsx'
import { calledTeacher, type Looked, lookFor } from './look.ts'
import { NameForm } from './NameForm.tsx'
import './phone.css'

/** Coming in: the code from the board, whose room that is, and the name one has there. */
export function JoinForm({
  firstCode,
  first,
  onIn,
}: {
  firstCode: string
  /** What the first code leads to, where that was asked already. */
  first?: Looked
  onIn(code: string): void
}) {
  const id = useId()
  const [code, setCode] = useState(firstCode)
  const [looked, setLooked] = useState(first)
  const [asking, setAsking] = useState(false)
  const asked = useRef(first?.code ?? '')

  async function look(typed: string): Promise<void> {
    setAsking(true)
    setLooked(await lookFor(typed))
    setAsking(false)
  }
  const ask = useEffectEvent(look)
  useEffect(() => {
    if (code.length !== ROOM.codeDigits || asked.current === code) return
    asked.current = code
    void ask(code)
  }, [code])

  const now = looked?.code === code ? looked : undefined
  const room = now && 'room' in now ? now.room : undefined
  const problem = now && 'problem' in now ? now.problem : ''
  const known = room?.mine?.state
  return (
    <div className="room-page phone">
      <header className="phone-top">
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className="phone-main outline-none">
        <img src="/images/rooms/join.svg" alt="" width={358} height={190} className="join-picture" />
        <h1 className="mt-5 !text-32">加入房間</h1>
        <p className="text-muted">不用帳號。看黑板上的 9 個數字。</p>
        <label htmlFor={id} className="mt-4 font-bold">
          房間號碼
        </label>
        <CodeInput
          id={id}
          value={code}
          wrong={problem !== ''}
          describedBy={`${id}-found`}
          onValue={(next) => {
            setCode(next)
            if (next.length < ROOM.codeDigits) asked.current = ''
          }}
        />
        <p id={`${id}-found`} role="status" className="mt-2 flex min-h-8 items-start gap-2 text-17">
          {asking && (
            <>
              <Spinner />
              查詢中
            </>
          )}
          {!asking && problem !== '' && (
            <>
              <CircleAlert size={20} className="mt-1 flex-none text-wrong" aria-hidden="true" />
              <span className="text-wrong-deep">{problem}</span>
            </>
          )}
          {!asking && room && (
            <>
              <CircleCheck size={20} className="mt-1 flex-none text-correct" aria-hidden="true" />
              <span className="text-correct-deep" translate="no">
                找到了：{[room.class_name ?? room.title, calledTeacher(room.teacher)].join('，')}
              </span>
            </>
          )}
        </p>
        {room && known && (
          <Button
            kind="primary"
            size="l"
            block
            className="mt-4"
            iconEnd={<ArrowRight aria-hidden="true" />}
            onClick={() => onIn(code)}
          >
            回房間，我是{room.mine?.name}
          </Button>
        )}
        {room && !known && room.locked && (
          <>
            <p className="mt-4 flex items-center gap-2 rounded-option bg-warning-soft px-4 py-3 text-warning-deep">
              <Lock size={20} className="flex-none" aria-hidden="true" />
              老師把門鎖上了。請老師開門，再試一次。
            </p>
            <Button block kind="ghost" className="mt-3" busy={asking} onClick={() => void look(code)}>
              再試一次
            </Button>
          </>
        )}
        {room && !known && !room.locked && (
          <NameForm key={code} code={code} hasClass={room.class_name !== null} onIn={() => onIn(code)} />
        )}
      </main>
    </div>
  )
}
