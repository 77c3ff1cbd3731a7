import type { BookType } from '@hakka/contract/assessment'

const NUMERALS = '一二三四五六七八九十'

/** Lesson and kind out of a file's name, as 第三課教師.pdf or 3-student.pdf; what it does not say stays open. */
export function guess(name: string): { lesson: number | null; book: BookType | null } {
  const text = name.normalize('NFKC').toLowerCase()
  const [, chinese = ''] = /第\s*([一二三四五六七八九十])\s*課/.exec(text) ?? []
  const [, digits = ''] =
    /第\s*(\d{1,2})\s*課/.exec(text) ?? /(?:^|[^\d])(\d{1,2})(?:[^\d]|$)/.exec(text) ?? []
  const lesson = chinese ? NUMERALS.indexOf(chinese) + 1 : Number(digits)
  const teacher = /教師|老師|teacher/.test(text)
  const student = /學生|student/.test(text)
  return {
    lesson: lesson >= 1 && lesson <= NUMERALS.length ? lesson : null,
    book: teacher === student ? null : teacher ? 'teacher' : 'student',
  }
}
