import { describe, expect, it } from 'vitest'
import { render, testHost, testWord, textOf } from '#kit/testing/render.tsx'
import { PairMessage, PairTold } from './PairTold.tsx'

const word = testWord('目珠', 'mug2 zu24', '眼睛')
const host = testHost({
  oneScreen: true,
  vocabulary: [{ text: { ...word.text, audio: { url: '/files/a.mp3' } } }],
})
const result = { right: 1, wrong: 1 }
const eye = { id: 1, text: '目珠', pinyin: 'mug2 zu24' }
const hear = { id: 0, text: '聽歌', lang: 'zh' as const }

// What matching_2 and word_matching tell.
describe('a wrong pair', () => {
  it('is told with what was matched, its meaning and its sound', async () => {
    const message = await render(<PairMessage one={hear} two={eye} result={result} />, host)
    expect(textOf(message)).toContain('「目珠」是眼睛。')
    const cards = await render(<PairTold one={hear} two={eye} result={result} />, host)
    expect(textOf(cards)).toContain('你配的目珠')
    expect(cards).toMatch(/aria-label="聽[^"]*目珠/)
  })
  it('of which nothing is known is named', async () => {
    const own = { id: 1, text: '耳公', pinyin: 'ngi31 gung24' }
    const message = await render(<PairMessage one={hear} two={own} result={result} />, host)
    expect(textOf(message)).toContain('「聽歌」和「耳公」不是一對。')
  })
})
