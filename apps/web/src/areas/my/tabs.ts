import type { User } from '@hakka/contract/account'

/** Pages of the personal area. Those without `built` say 即將推出 until they are there. */
export const MY_PAGES = [
  { path: 'profile', title: '個人資料', built: true },
  { path: 'study-history', title: '學習歷程', note: '每天學了什麼、學了多久的紀錄正在準備。' },
  { path: 'writing-composition', title: '我的寫作', built: true },
  { path: 'recordings', title: '我的錄音', built: true },
  { path: 'event-history', title: '活動紀錄', note: '你玩過的活動和成績會放在這裡。' },
  { path: 'teaching-class', title: '教學班級', note: '建立班級、邀請學生的功能正在準備。', of: 'teacher' },
  { path: 'teaching-class/competitions', title: '班級競賽', note: '班級對抗賽正在準備。', of: 'teacher' },
  { path: 'learning-class', title: '我的班級', note: '你加入的班級會列在這裡。', of: 'student' },
  { path: 'learning-class/competitions', title: '班級競賽', note: '班級對抗賽正在準備。', of: 'student' },
] as const satisfies readonly {
  path: string
  title: string
  built?: true
  note?: string
  of?: 'teacher' | 'student'
}[]

interface Tab {
  to: string
  title: string
}

/** The tabs of one person. Who teaches and learns sees of which side each class tab is. */
export function tabsFor({ is_teacher, is_student }: Pick<User, 'is_teacher' | 'is_student'>): Tab[] {
  return MY_PAGES.flatMap((page) => {
    const of = 'of' in page ? page.of : undefined
    if ((of === 'teacher' && !is_teacher) || (of === 'student' && !is_student)) return []
    const side = is_teacher && is_student && of ? (of === 'teacher' ? '（教師端）' : '（學生端）') : ''
    return [{ to: `/my/${page.path}`, title: page.title + side }]
  })
}
