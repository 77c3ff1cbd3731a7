import { expect, type Page } from '@playwright/test'

export const WRITING = '/self_study/writing?level_no=1&dialect_id=1&category_id=1'

interface Question {
  kind: string
  answers: string[][]
}

/** By touch: each gap of the first set of writing takes its word, text by text. */
export async function fillGaps(page: Page): Promise<void> {
  const answer = await page.request.get('/api/self_study/writing/category?c=1&d=1')
  const { data }: { data: { sets: { questions: Question[] }[] } } = await answer.json()
  for (const [at, { kind, answers }] of (data.sets[0]?.questions ?? []).entries()) {
    if (kind !== 'cloze') continue
    const board = page.getByRole('region', { name: new RegExp(`^第 ${at + 1} 題`) }).first()
    for (const [word = ''] of answers)
      await board.locator('[data-pool] [data-option]').filter({ hasText: word }).first().tap()
    await board.getByRole('button', { name: '送出答案' }).tap()
    await expect(board).toContainText('全部填對了！')
  }
}
