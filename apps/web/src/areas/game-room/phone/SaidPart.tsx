import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { KeepRecording, Listen, Refused } from '@hakka/modules/recorder'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Button } from '@hakka/ui/Button.tsx'
import { Mic, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { useVisitor } from '../../../app/visitor.ts'
import { voiceUrl } from '../hear.ts'
import type { PartProps } from './part-props.ts'

/** It is said and sent: heard again, said anew, taken away, or kept by who is logged in. */
export function SaidPart({
  room,
  stage,
  own,
  offline,
  shut,
  isWaiting,
  onAgain,
}: PartProps & { isWaiting: boolean; onAgain(): void }) {
  const at = stage.key
  const { user } = useVisitor()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const seconds = own.said?.seconds ?? null
  const isLate = isWaiting && offline
  async function remove(): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      await api('DELETE /api/game_room/recording', { query: { room_id: room, at } })
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : UNKNOWN_ERROR)
    }
    setBusy(false)
  }
  return (
    <div className="grid justify-items-center gap-4 pt-8 text-center">
      <div className="grid justify-items-center gap-3" role="status">
        <Bird width={140} />
        <p className="text-26 font-bold">
          {isLate ? '記下來了' : seconds === null ? '唸好了！' : '送出了！'}
        </p>
        <p className="text-muted">{isLate ? '連上就送出。' : '抬頭看黑板，你的桐花開了。'}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {seconds !== null && (
          // Its address is the same after another try: what plays must not be the one before.
          <Listen
            key={own.said?.at}
            sound={{ url: `${voiceUrl({ room, at, member: own.member.no })}&of=${own.said?.at ?? 0}` }}
            says={stage.asked?.text ?? ''}
            label="聽自己的錄音"
          />
        )}
        {shut === '' && !isWaiting && (
          <Button
            kind="ghost"
            icon={
              seconds === null ? (
                <Mic size={20} aria-hidden="true" />
              ) : (
                <RotateCcw size={20} aria-hidden="true" />
              )
            }
            onClick={onAgain}
          >
            {seconds === null ? '錄音' : '再錄一次'}
          </Button>
        )}
        {seconds !== null && user && (
          <KeepRecording
            key={`keep ${own.said?.at}`}
            label="留在我的錄音"
            keep={async () => {
              const { message } = await api('POST /api/game_room/recording/keep', {
                body: { room_id: room, at },
              })
              return message
            }}
          />
        )}
        {seconds !== null && (
          <Button
            kind="plain"
            busy={busy}
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={() => void remove()}
          >
            刪除錄音
          </Button>
        )}
      </div>
      {problem && <Refused>{problem}</Refused>}
      {seconds !== null && (
        <p className="text-16 text-muted">{user ? '沒有留下來的錄音，下課就刪除。' : '錄音下課就刪除。'}</p>
      )}
    </div>
  )
}
