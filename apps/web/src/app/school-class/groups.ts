import type { Student } from '@hakka/contract/school-class-shapes'

const byName = new Intl.Collator('zh-Hant-TW', { numeric: true })

/** Names of a class's groups: 第 2 組 before 第 10 組. */
export const groupsOf = (students: readonly Pick<Student, 'group'>[]): string[] =>
  [...new Set(students.map(({ group }) => group))].filter(Boolean).sort(byName.compare)
