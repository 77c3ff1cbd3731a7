import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { useEffect, useId, useState } from 'react'
import { api } from '../../app/api.ts'

/** Which class keeps the results: a room without one is gone after a day. Of the room's own teacher alone. */
export function ClassField({ roomId, classId }: { roomId: number; classId: number | null }) {
  const id = useId()
  const [classes, setClasses] = useState<readonly { id: number; name: string }[]>([])
  const [chosen, setChosen] = useState(classId)
  const [told, setTold] = useState('')
  useEffect(() => {
    // A phone that came by a link has no login, and no classes.
    api('GET /api/my/teaching-class/list').then(
      ({ data }) => setClasses(data.school_classes),
      () => {},
    )
  }, [])
  if (classes.length === 0) return null
  async function choose(next: number | null): Promise<void> {
    const before = chosen
    setChosen(next)
    try {
      await api('PUT /api/game_room/class', { body: { room_id: roomId, class_id: next } })
      setTold(next === null ? '不留了，明天就不見了。' : '結果會留在這個班級。')
    } catch (error) {
      setChosen(before)
      setTold(error instanceof ApiError ? error.message : UNKNOWN_ERROR)
    }
  }
  return (
    <section className="grid gap-2">
      <label htmlFor={id} className="font-bold">
        結果留給
      </label>
      <select
        id={id}
        className="select-field"
        value={chosen ?? ''}
        onChange={({ target }) => void choose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">不留，一天以後刪掉</option>
        {classes.map((own) => (
          <option key={own.id} value={own.id}>
            {own.name}
          </option>
        ))}
      </select>
      <p role="status" className="text-16 text-muted">
        {told}
      </p>
    </section>
  )
}
