import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useSending } from '../../app/forms/use-sending.ts'

/** The ways into a class, whole addresses; empty while the class takes nobody. */
export interface Invitation {
  code: string
  url: string
  teacherUrl: string
}

/** Asked for when somebody wants to see them: whoever has them is let in. */
export function useInvitation(classId: number) {
  const [invitation, setInvitation] = useState<Invitation>()
  const sending = useSending()
  const load = () =>
    sending.send(async () => {
      const { data } = await api('GET /api/my/teaching-class/invite', { query: { class_id: classId } })
      const whole = (path: string) => path && `${window.location.origin}${path}`
      setInvitation({ code: data.code, url: whole(data.url), teacherUrl: whole(data.teacher_url) })
    })
  return { invitation, load, sending }
}
