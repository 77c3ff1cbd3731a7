import { describe, expect, it } from 'vitest'
import { render, testHost, testWord, textOf } from '#kit/testing/render.tsx'
import { hakkaToChineseContent } from './content.ts'
import { toldOfLine } from './line.ts'
import { MissedMessage } from './Missed.tsx'
import { shownHakkaToChinese } from './public.ts'
import sample from './sample.json' with { type: 'json' }
import { tilesOf } from './tiles.ts'
import View from './View.tsx'

const show = (content: unknown) =>
  render(<View content={hakkaToChineseContent.parse(content)} items={[]} moduleKey="test" />)

describe('translating from Hakka', () => {
  it('begins at the first sentence, says what to do and keeps the reference back', async () => {
    const html = await show(sample)
    const text = textOf(html)
    expect(text).toContain('第 1 題，共 4 題')
    expect(text).toContain('點中文詞塊排成一句')
    expect(text).not.toContain('我和爸爸一起吃早餐')
    expect(html).toMatch(/disabled=""[^>]*data-submit|data-submit[^>]*disabled=""/)
  })
  it('is in writing where the server marks, and asks to listen only where there is something to hear', async () => {
    const [one] = sample.questions
    const assess = () => Promise.reject(new Error('nobody asks'))
    const hint = async (question: object) => {
      const content = hakkaToChineseContent.parse({ questions: [{ ...one, ...question }] })
      const shown = shownHakkaToChinese(content)
      return textOf(await render(<View shown={shown} items={[]} moduleKey="test" />, testHost({ assess })))
    }
    expect(await hint({ sound: { url: 'audio/a.mp3' } })).toContain('先聽一聽、念一念')
    expect(await hint({ sound: undefined })).not.toContain('聽')
  })
  it('is sent from a phone of a live room, whose board only asks', async () => {
    const shown = shownHakkaToChinese(hakkaToChineseContent.parse(sample))
    const assess = () => Promise.reject(new Error('nobody asks'))
    const at = async (more: object) =>
      textOf(
        await render(
          <View shown={shown} items={[]} moduleKey="test" />,
          testHost({ assess, toldLater: true, ...more }),
        ),
      )
    const phone = await at({})
    expect(phone).toContain('按「送出答案」才會送出。')
    expect(phone).not.toMatch(/核對答案|自動存在這台裝置/)
    const looks = { answers: false, answerable: () => () => {}, rounds: () => () => {} }
    const board = await at({ wall: looks, oneScreen: true })
    expect(board).toContain('這句話的中文怎麼說？')
    expect(board).not.toMatch(/我的翻譯|送出/)
  })
  it('says why a line is wrong: the word that the sentence does not say, by what it is in Hakka', async () => {
    const [one] = hakkaToChineseContent.parse(sample).questions
    if (!one) throw new Error('the sample is empty')
    const words = [testWord('阿姆', 'a24 me24', '媽媽'), testWord('阿爸', 'a24 ba24', '爸爸')]
    const tiles = tilesOf(one.chinese_question_text, ['媽媽'], [], 1)
    const say = (line: string[], misses: number) =>
      render(<MissedMessage told={toldOfLine(one, line, tiles, words)} misses={misses} spares={1} />).then(
        textOf,
      )
    expect(await say(['早上，', '我', '和', '媽媽'], 1)).toBe(
      '不對，再想一想。「媽媽」的客語是「阿姆」。這句話裡沒有「媽媽」。',
    )
    expect(await say(['早上，', '我', '爸爸'], 2)).toContain('先拿走用不到的')
    expect(await say(['早上，', '我', '爸爸'], 1)).toContain('「爸爸」不是放在這裡。')
    expect(await say(['早上，', '我'], 1)).toContain('這句話還沒說完')
    expect(await say(['早上，', '我', '和'], 3)).toBe('聽聽看，接下來是「爸爸」。')
  })
  it('refuses a sentence whose reading does not fit', () => {
    const [one] = sample.questions
    const broken = { questions: [{ ...one, pinyin: 'da31' }] }
    expect(hakkaToChineseContent.safeParse(broken).error?.issues[0]?.message).toContain('音節')
  })
})
