import type { User } from '@hakka/contract/account'
import { PARENT_ROLE_ID } from '@hakka/contract/constants/child'

/** Pages of the personal area that have a tab. */
export const MY_PAGES = [
  { path: 'child', title: '孩子的學習', of: 'parent' },
  { path: 'profile', title: '個人資料' },
  { path: 'study-history', title: '學習歷程' },
  { path: 'writing-composition', title: '我的寫作' },
  { path: 'recordings', title: '我的錄音' },
  { path: 'event-history', title: '活動紀錄' },
  { path: 'teaching-class', title: '教學班級', of: 'teacher' },
  { path: 'teaching-class/competitions', title: '班級競賽', of: 'teacher' },
  { path: 'teaching-class/rooms', title: '課堂活動', of: 'teacher' },
  { path: 'learning-class', title: '我的班級', of: 'student' },
  { path: 'learning-class/competitions', title: '班級競賽', of: 'student' },
] as const satisfies readonly {
  path: string
  title: string
  of?: 'teacher' | 'student' | 'parent'
}[]

/** Pages below one of these, by their address: whose tab they stand under, if any, and what they are called. */
export const BELOW: Readonly<Record<string, { tab?: string; title: string }>> = {
  '/my/notifications': { title: '通知' },
  '/my/account/edit': { tab: 'profile', title: '帳號設定' },
  '/my/teaching-class/form': { tab: 'teaching-class', title: '班級資料' },
  '/my/teaching-class/students': { tab: 'teaching-class', title: '學生' },
  '/my/teaching-class/assignments': { tab: 'teaching-class', title: '作業' },
  '/my/teaching-class/report': { tab: 'teaching-class', title: '作業報告' },
  '/my/teaching-class/join': { tab: 'teaching-class', title: '協同教師' },
  '/my/teaching-class/competition/form': { tab: 'teaching-class/competitions', title: '競賽資料' },
  '/my/teaching-class/room': { tab: 'teaching-class/rooms', title: '房間的結果' },
  '/my/learning-class/assignment': { tab: 'learning-class', title: '作業' },
  '/my/learning-class/test': { tab: 'learning-class', title: '測驗' },
  '/my/learning-class/join': { tab: 'learning-class', title: '加入班級' },
}

interface Tab {
  to: string
  title: string
}

/** The tabs of one person. Who teaches and learns sees of which side each class tab is. */
export function tabsFor({
  is_teacher,
  is_student,
  role_id,
}: Pick<User, 'is_teacher' | 'is_student' | 'role_id'>): Tab[] {
  const is_parent = role_id === PARENT_ROLE_ID
  const has = { teacher: is_teacher, student: is_student, parent: is_parent }
  return MY_PAGES.flatMap((page) => {
    const of = 'of' in page ? page.of : undefined
    if (of && !has[of]) return []
    const side = is_teacher && is_student && of ? SIDES[of] : ''
    return [{ to: `/my/${page.path}`, title: page.title + side }]
  })
}

const SIDES = { teacher: '（教師端）', student: '（學生端）', parent: '' }
