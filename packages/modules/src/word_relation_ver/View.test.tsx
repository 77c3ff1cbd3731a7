import { describe, expect, it } from 'vitest'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { relationContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown, host = testHost()) =>
  render(<View content={relationContent.parse(content)} items={[]} moduleKey="test" />, host)
const problems = (content: unknown) =>
  relationContent.safeParse(content).error?.issues.map((issue) => issue.message)

describe('a graph of words', () => {
  it('has a card for each relation where the page is narrow, and a graph where it is wide', async () => {
    const html = await show(sample)
    expect(html).toContain('aria-label="擂茶到擂缽"')
    expect(html.match(/data-node="word /g)).toHaveLength(sample.words.length)
    expect(html.match(/data-node="label /g)).toHaveLength(sample.words.length - 1)
  })
  it('is an exercise where relations are blanks, and offers the options of the first', async () => {
    const html = await show(sample)
    const offered = Array.from(html.matchAll(/data-option="(\d+)"/g), ([, id]) => Number(id))
    const first = sample.relations.find((relation) => relation.interactive_flg)
    expect(offered.sort()).toEqual(first?.options.map(({ id }) => id).sort())
    expect(textOf(html)).toContain('完成 0 / 3 格')
  })
  it('without blanks is looked at, with nothing to submit', async () => {
    const relations = sample.relations.map((relation) => ({ ...relation, interactive_flg: false }))
    const html = await show({ ...sample, relations })
    expect(html).not.toContain('data-submit')
    expect(textOf(html)).toContain('點一個語詞，看它的意思和它連到哪裡。')
  })
  it('stays a list where the letters are too large for a graph', async () => {
    const reading = { pinyin: 'marks', chinese: true, size: 1.5, projector: true } as const
    const words = Array.from({ length: 6 }, (_, id) => ({ id, text: '茶', pinyin: 'ca11' }))
    const relations = [1, 2, 3, 4, 5].map((to) => ({ from: 0, to, text: '有', lang: 'zh' }))
    const html = await show({ words, relations }, testHost({ reading }))
    expect(html).not.toContain('data-node')
  })
  it('refuses relations that lead nowhere, and words named alike', () => {
    const [word] = sample.words
    const relation = { text: '有', lang: 'zh' }
    expect(problems({ words: sample.words, relations: [{ ...relation, from: 1, to: 99 }] })).toEqual([
      '關係「有」連到不存在的語詞',
    ])
    expect(problems({ words: sample.words, relations: [{ ...relation, from: 1, to: 1 }] })).toEqual([
      '關係「有」的兩端是同一個語詞',
    ])
    expect(problems({ words: [word, word], relations: [{ ...relation, from: 1, to: 1 }] })).toContain(
      '語詞的 id 不可以重複',
    )
  })
})
