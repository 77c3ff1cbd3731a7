import { ROOM } from '@hakka/contract/constants/room'
import type { RoomName } from '@hakka/contract/game-room'
import { graphemes } from '@hakka/hakka/characters'
import { Button } from '@hakka/ui/Button.tsx'
import { OWN, remember, remembered } from '@hakka/ui/remembered.ts'
import { ArrowRight, Sparkles } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { api } from '../../../app/api.ts'
import { FormAlert } from '../../../app/forms/FormAlert.tsx'
import { useSending } from '../../../app/forms/use-sending.ts'
import { forgetJoin, joinToken } from './join-token.ts'

/** What was written here last, for the next room of the same tab. */
const NAME = `${OWN}room-name`

/** Who one is in the room: a name of one's own, one of the class list, or one that is given. */
export function NameForm({ code, hasClass, onIn }: { code: string; hasClass: boolean; onIn(): void }) {
  const id = useId()
  const sending = useSending()
  const [name, setName] = useState('')
  const [names, setNames] = useState<readonly RoomName[]>([])
  useEffect(() => setName(remembered(NAME, 'tab') ?? ''), [])
  useEffect(() => {
    if (!hasClass) return
    // Without the list everybody still comes in by a name of their own.
    api('GET /api/game_room/names', { query: { code } }).then(
      ({ data }) => setNames(data),
      () => {},
    )
  }, [code, hasClass])
  const count = graphemes(name.trim()).length
  const over = count > ROOM.nameMax
  const [problem] = sending.errors.name ?? sending.errors.member_id ?? []

  async function join(
    body: { way: 'own'; name: string } | { way: 'class'; member_id: number } | { way: 'village' },
  ): Promise<void> {
    if (body.way === 'own') remember(NAME, body.name, 'tab')
    const page = joinToken(code, body)
    if (!(await sending.send(() => api('POST /api/game_room/join', { body: { code, page, ...body } }))))
      return
    forgetJoin()
    onIn()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (count > 0 && !over) void join({ way: 'own', name: name.trim() })
  }
  return (
    <form className="mt-3 grid gap-2" onSubmit={submit}>
      {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
      {names.length > 0 && (
        <fieldset className="mb-2 grid gap-2">
          <legend className="mb-1 font-bold">點自己的名字</legend>
          <ul className="flex flex-wrap gap-2">
            {names.map(({ member_id, seat_no, name: own, is_me }) => (
              <li key={member_id}>
                <Button
                  kind={is_me ? 'brand' : 'ghost'}
                  className="!px-4"
                  busy={sending.busy}
                  onClick={() => void join({ way: 'class', member_id })}
                >
                  {seat_no !== null && <span className="text-16 opacity-80">{seat_no}</span>}
                  <span translate="no">{own}</span>
                </Button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <label htmlFor={id} className="font-bold">
        {names.length > 0 ? '不在上面？寫你的名字' : '你的名字'}
      </label>
      <input
        id={id}
        value={name}
        autoComplete="off"
        enterKeyHint="go"
        aria-describedby={`${id}-note`}
        aria-invalid={over || problem !== undefined || undefined}
        className="min-h-14 w-full rounded-option border-[1.5px] border-control bg-white px-4 text-20"
        onChange={(event) => setName(event.target.value)}
      />
      <p id={`${id}-note`} className={over || problem ? 'text-16 text-wrong-deep' : 'text-16 text-muted'}>
        {over
          ? `名字最多 ${ROOM.nameMax} 個字。`
          : (problem ??
            (hasClass ? '老師和同學看得到，也會留在班上的紀錄裡。' : '老師和同學看得到。下課後就不留了。'))}
      </p>
      <Button
        type="submit"
        kind="primary"
        size="l"
        block
        className="mt-2"
        busy={sending.busy}
        disabled={count === 0 || over}
        iconEnd={<ArrowRight aria-hidden="true" />}
      >
        進房間
      </Button>
      <Button
        kind="plain"
        block
        busy={sending.busy}
        icon={<Sparkles aria-hidden="true" />}
        onClick={() => void join({ way: 'village' })}
      >
        幫我取一個客家庄的名字
      </Button>
    </form>
  )
}
