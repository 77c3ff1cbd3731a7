import { expect, test } from 'vitest'
import { tabsFor } from './tabs.ts'

const titles = (is_teacher: boolean, is_student: boolean, role_id = 5) =>
  tabsFor({ is_teacher, is_student, role_id }).map(({ title }) => title)

const ALL = ['個人資料', '學習歷程', '我的寫作', '我的錄音', '活動紀錄']

test('teachers see the classes they teach, students those they learn in, others none', () => {
  expect(titles(false, false)).toEqual(ALL)
  expect(titles(true, false)).toEqual([...ALL, '教學班級', '班級競賽', '課堂活動'])
  expect(titles(false, true)).toEqual([...ALL, '我的班級', '班級競賽'])
})

test('only who does both is told which side a tab is of', () => {
  expect(titles(true, true)).toEqual([
    ...ALL,
    '教學班級（教師端）',
    '班級競賽（教師端）',
    '課堂活動（教師端）',
    '我的班級（學生端）',
    '班級競賽（學生端）',
  ])
})

test('a parent sees the children first, and all of her own; who learns in a class besides sees that too', () => {
  expect(titles(false, false, 7)).toEqual(['孩子的學習', ...ALL])
  expect(titles(false, true, 7)).toEqual(['孩子的學習', ...ALL, '我的班級', '班級競賽'])
})
