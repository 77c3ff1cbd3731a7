import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import Answers from './Answers.tsx'
import { content as schema } from './content.ts'
import Game from './Game.tsx'
import { deal, replay } from './rules.ts'
import sample from './sample.json' with { type: 'json' }

const content = schema.parse(sample)
const dealt = deal(content, '0123456789abcdef0123456789abcdef')

async function html(view: ReactNode): Promise<string> {
  const { prelude } = await prerender(view)
  return new Response(prelude).text()
}

const shared = {
  title: '聲跡探秘賽',
  dialectId: 1,
  dialectName: '四縣腔',
  deal: dealt,
  onLeave() {},
  onEnd() {},
}

describe('game 1', () => {
  it('asks with four pictures, each with its own sound, and goes on with nothing taken', async () => {
    const page = await html(<Game {...shared} content={content} practice={false} />)
    for (const no of [1, 2, 3, 4]) {
      expect(page).toContain(`選第 ${no} 張圖`)
      expect(page).toContain(`aria-label="聽第 ${no} 個聲音"`)
    }
    expect(page).toContain('第 1 題，共 10 題')
    expect(page).toContain('role="timer"')
    expect(page).toMatch(/<button[^>]*disabled=""[^>]*>下一題/)
  })

  it('without sound shows word and reading in its place; practice has no clock', async () => {
    const questions = content.questions.map((question) => ({
      ...question,
      options: question.options.map(({ said: { audio: _, ...said }, ...option }) => ({ ...option, said })),
    }))
    const page = await html(<Game {...shared} content={{ ...content, questions }} practice />)
    expect(page).not.toContain('個聲音"')
    const first = content.questions.find(({ no }) => no === dealt[0]?.no)
    for (const { said } of first?.options ?? []) expect(page).toContain(said.text)
    expect(page).not.toContain('role="timer"')
    expect(page).toContain('練習')
  })

  it('shows what was missed first, with what was taken and what its sound said', async () => {
    const log = Object.fromEntries(
      dealt.map(({ no, cards }, index) => {
        const answer = cards.indexOf(content.questions.find((own) => own.no === no)?.answer ?? 0)
        return [index + 1, { no, selected: index < 2 ? (answer + 1) % 4 : answer }]
      }),
    )
    const verdict = replay(content, dealt, log)
    const page = await html(<Answers dialectId={1} content={content} deal={dealt} verdict={verdict} />)
    expect(page).toContain('答錯 2 題')
    expect(page).toContain('答對 8 題')
    const question = content.questions.find(({ no }) => no === dealt[0]?.no)
    const taken = question?.options[dealt[0]?.cards[log[1]?.selected ?? -1] ?? -1]
    expect(page).toContain(taken?.said.text)
    expect(page.indexOf('第 1 題')).toBeLessThan(page.indexOf('答對 8 題'))
  })
})
