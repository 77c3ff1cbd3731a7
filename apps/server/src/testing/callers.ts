/** One of each kind of who may call. */
export interface Caller {
  letter: string
  name: string
  /** Of the register form; a visitor has none. */
  roleId?: number
  roles?: readonly string[]
  confirmed?: boolean
}

const staff = (letter: string, role: string): Caller => ({ letter, name: role, roleId: 8, roles: [role] })

export const CALLERS: readonly Caller[] = [
  { letter: 'v', name: 'a visitor' },
  { letter: '8', name: 'role 8, the public', roleId: 8 },
  { letter: '5', name: 'role 5, a pupil', roleId: 5 },
  { letter: '7', name: 'role 7, a parent', roleId: 7 },
  { letter: 'p', name: 'a teacher not confirmed yet', roleId: 4 },
  { letter: 't', name: 'a confirmed teacher', roleId: 4, confirmed: true },
  staff('l', 'lesson_editor'),
  staff('s', 'selfstudy_editor'),
  staff('a', 'audio_editor'),
  staff('c', 'content_editor'),
  staff('n', 'news_editor'),
  staff('e', 'event_manager'),
  staff('f', 'feedback_handler'),
  staff('u', 'support'),
  staff('A', 'admin'),
]
