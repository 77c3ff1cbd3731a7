import { describe, expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { mindmapContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown) =>
  render(<View content={mindmapContent.parse(content)} items={[]} moduleKey="test" />)

const [branch] = sample.questions
const [blank] = branch?.terms ?? []
const problemOf = (terms: unknown) =>
  mindmapContent.safeParse({ questions: [{ terms }] }).error?.issues.map((issue) => issue.message)

describe('a mind map', () => {
  it('shows its branches with a numbered blank for each term that is to be chosen', async () => {
    const html = await show(sample)
    expect(html.match(/data-slot="/g)).toHaveLength(6)
    expect(textOf(html)).toContain('第 1 格：還沒填')
    expect(textOf(html)).toContain('發粄')
    expect(textOf(html)).toContain('完成 0 / 6 格')
  })
  it('offers the options of the first blank and of no other', async () => {
    const html = await show(sample)
    const offered = Array.from(html.matchAll(/data-option="(\d+)"/g), ([, id]) => Number(id))
    expect(offered.sort()).toEqual(blank?.options.map(({ id }) => id).sort())
  })
  it('waits for an answer before it can be submitted', async () => {
    expect(await show(sample)).toMatch(/data-submit[^>]*disabled|disabled=""[^>]*data-submit/)
  })
  it('reads the flag as numbers and texts too', () => {
    const content = mindmapContent.parse({ questions: [{ terms: [{ ...blank, interactive_flg: '1' }] }] })
    expect(content.questions[0]?.terms[0]?.interactive_flg).toBe(true)
  })
  it('refuses a blank without exactly one correct option that says the same', () => {
    const options = blank?.options.map((option) => ({ ...option, is_correct: false }))
    expect(problemOf([{ ...blank, options }])).toContain('空格「糯米」要有一個、也只能有一個正確的選項')
    expect(problemOf([{ ...blank, text: '米', pinyin: 'mi31' }])).toContain(
      '空格「米」的正確選項是「糯米」，兩個要一樣',
    )
  })
  it('refuses a map without a blank, and option ids that occur twice', () => {
    expect(problemOf([{ text: '茶', lang: 'zh' }])).toContain('至少要有一個空格')
    expect(problemOf([blank, blank])).toContain('選項的 id 不可以重複')
  })
})
