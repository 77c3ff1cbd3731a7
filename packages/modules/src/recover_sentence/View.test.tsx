import { describe, expect, it } from 'vitest'
import { render, testHost, testWord, textOf } from '#kit/testing/render.tsx'
import { recoverSentenceContent } from './content.ts'
import { Message, MissedPiece } from './Missed.tsx'
import { startRecovery } from './recovery.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

const show = (content: unknown) =>
  render(<View content={recoverSentenceContent.parse(content)} items={[]} moduleKey="test" />)

describe('recovering sentences', () => {
  it('lays out every segment of every sentence, and says how to begin', async () => {
    const html = await show(sample)
    expect(html.match(/data-piece=/g)).toHaveLength(9)
    expect(textOf(html)).toContain('從句子的開頭開始，一個一個點。')
    expect(textOf(html)).toContain('完成 0 / 3 句')
  })
  it('offers a hint where meanings are known, and keeps it folded', async () => {
    const html = await show(sample)
    expect(html).toMatch(/aria-expanded="false"[^>]*>.*?看提示/s)
    const [one] = sample.sentences
    const plain = { sentences: [{ sentence_segments: one?.sentence_segments }] }
    expect(textOf(await show(plain))).not.toContain('看提示')
  })
})

describe('a piece that was picked wrongly', () => {
  const faces = [
    { text: '阿姊', pinyin: 'a24 ji31' },
    { text: '食飯', pinyin: 'siid5 fan55' },
  ]
  const faceOf = (id: number) => faces[id] ?? { text: '' }
  const word = testWord('食飯', 'siid5 fan55', '吃飯')
  const sounding = { text: { ...word.text, audio: { url: '/files/a.mp3' } } }
  const host = testHost({ oneScreen: true, vocabulary: [sounding] })
  const state = { ...startRecovery([0, 1], 3), told: { id: 1, after: 0 } }

  it('is told with what it does not follow, what it means and how it sounds', async () => {
    const message = await render(<Message state={state} lit={undefined} faceOf={faceOf} />, host)
    expect(message).toContain('role="alert"')
    expect(textOf(message)).toContain('「食飯」不接在「阿姊」後面。「食飯」是吃飯。')
    const card = await render(<MissedPiece face={faceOf(1)} right={false} />, host)
    expect(textOf(card)).toContain('你選的食飯')
    expect(textOf(card)).toContain('吃飯')
    expect(card).toMatch(/aria-label="聽[^"]*食飯/)
  })
  it('is followed by the next one after the third miss', async () => {
    const message = await render(<Message state={state} lit={faceOf(0)} faceOf={faceOf} />, host)
    expect(textOf(message)).toContain('聽聽看，接下來是「阿姊」。')
  })
})
