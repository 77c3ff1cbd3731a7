import { expect, it } from 'vitest'
import { whereItGoes } from './where-it-goes.ts'

it('names the buttons that there are, and no others', () => {
  const alone = { own: false, sent: true }
  expect(whereItGoes({ ...alone, judged: true, kept: true })).toMatch(/AI 評分.*留下錄音/)
  expect(whereItGoes({ ...alone, judged: true, kept: false })).not.toContain('留下錄音')
  // A dialect that the judge does not know.
  expect(whereItGoes({ ...alone, judged: false, kept: true })).not.toContain('AI 評分')
  expect(whereItGoes({ ...alone, judged: false, kept: false })).not.toMatch(/AI 評分|「留下錄音」/)
  expect(whereItGoes({ own: true, sent: true, judged: true, kept: true })).toContain('送出答案')
})
