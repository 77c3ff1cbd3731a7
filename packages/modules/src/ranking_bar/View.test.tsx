import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { Bars } from './Bars.tsx'
import { rankingContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const content = rankingContent.parse(sample)
const [first] = content.questions

describe('a ranking', () => {
  it('says what to do, with every option still out of the order', async () => {
    const html = await render(<View content={content} items={[]} moduleKey="test" />)
    expect(textOf(html)).toContain('先點你覺得第一名的')
    expect(html.match(/data-choice="/g)).toHaveLength(3)
    expect(html).toMatch(/<button[^>]*data-rank[^>]*disabled=""/)
  })
  it('asks for answers first where the question brings none along', async () => {
    const html = await render(<View content={content} items={[]} moduleKey="test" />)
    expect(textOf(html)).toContain('先寫下至少兩個答案，才能排名次。')
  })
  it('shows points and places as text beside each bar', async () => {
    const text = textOf(
      await render(
        <Bars
          choices={first?.options ?? []}
          ballots={[
            [2, 1],
            [2, 3],
          ]}
        />,
      ),
    )
    expect(text).toContain('2 個人排過')
    expect(text).toContain('6 分')
    expect(text).toMatch(/第 1 名.*祠.*第 2 名/s)
  })
  it('refuses two options of one id', () => {
    const options = [
      { id: 1, text: '甲', lang: 'zh' },
      { id: 1, text: '乙', lang: 'zh' },
    ]
    expect(rankingContent.safeParse({ questions: [{ text: '題', lang: 'zh', options }] }).success).toBe(false)
  })
})
