import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import Answers from './Answers.tsx'
import Game from './Game.tsx'
import rules from './game.ts'
import { poolOf } from './rules.ts'
import sample from './sample.json' with { type: 'json' }

const content = rules.content.parse(sample)
const deal = rules.deal(content, '00112233445566778899aabbccddeeff', 3)
const [first, second, third] = deal.flatMap(({ no }) => content.questions.filter((own) => own.no === no))
if (!first || !second || !third) throw new Error('three questions')

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const props = { title: '語句闖天關', dialectId: 1, dialectName: '四縣腔', deal, onLeave() {}, onEnd() {} }

describe('game 2 on the screen', () => {
  const html = renderToStaticMarkup(<Game {...props} content={content} practice={false} />)

  it('shows the cards as they lie in the pool, with their readings, and a step for each', () => {
    const cards = poolOf(first, deal[0]?.pool ?? [])
    const shown = [...html.matchAll(/data-piece="(\d)"[^>]*><span lang="hak-Hant-TW">([^<]+)/g)]
    expect(shown.map(([, place, text]) => [Number(place), text])).toEqual(
      cards.map((card, place) => [place, first.pieces[card]]),
    )
    expect(html.match(/data-step=/g)).toHaveLength(first.pieces.length)
    expect(html).toContain('lang="hak-Latn-TW"')
    expect(html).not.toContain('data-right')
  })

  it('asks for all cards before it goes on, and tells the meaning where there is no sound', () => {
    expect(/<button[^>]*play-next[^>]*>/.exec(html)?.[0]).toContain('disabled')
    expect(textOf(html)).toContain(first.audio ? '再聽一次' : `這一句的意思 ${first.chinese}`)
  })

  it('says of a practice that nobody counts', () => {
    const practice = renderToStaticMarkup(<Game {...props} content={content} practice />)
    expect(textOf(practice)).toContain('練習')
    expect(practice).not.toContain('role="timer"')
  })
})

describe('the answers of game 2', () => {
  it('begin with what was missed: the sentence, and as it was laid', () => {
    let now = 0
    const answers = deal.map(({ no, pool }, index) => {
      const question = content.questions.find((own) => own.no === no)
      const cards = question ? poolOf(question, pool) : []
      const order = cards.map((_, step) => cards.indexOf(step))
      now += 9000
      const placed = (index === 1 ? order.toReversed() : order).map((place): [number, number] => [
        place,
        now - 500,
      ])
      return { no, placed, at: now }
    })
    const verdict = rules.replay(content, deal, { answers })
    const text = textOf(
      renderToStaticMarkup(<Answers dialectId={1} content={content} deal={deal} verdict={verdict} />),
    )
    expect(text).toContain('答錯 1 題')
    expect(text).toContain('第 2 題')
    expect(text).toContain(second.chinese)
    expect(text).toContain('你排的')
    expect(text.indexOf(second.chinese)).toBeLessThan(text.indexOf(first.chinese))
    expect(text).toContain('答對 2 題')
  })
})
