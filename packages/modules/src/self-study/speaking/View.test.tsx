import { describe, expect, it } from 'vitest'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { SpeakingView } from './View.tsx'

const sentence = (no: number, text: string, pinyin: string) => ({
  id: 100 + no,
  version: 1,
  no,
  chinese_sentence: { text: `華語 ${no}` },
  hakka_sentence: { text, pinyin, audio: null },
  words: no === 1 ? [{ text: '阿公', pinyin: 'a24 gung24', chinese: '爺爺' }] : [],
})
const sentences = [
  sentence(1, '阿公食飯。', 'a24 gung24 siid5 fan55'),
  sentence(250, '請坐！', 'qiang31 co24'),
]

const shown = (openId: number, wishes: Parameters<typeof testHost>[0] = {}) => {
  const host = testHost({ lookup() {}, ...wishes })
  return render(
    <SpeakingView
      host={host}
      sentences={sentences}
      groups={host.dialectId === 4 ? { first: '第一組', second: '第二組' } : null}
      openId={openId}
      scores={new Map([[350, 95]])}
      onOpen={() => {}}
      step={() => undefined}
      keep={undefined}
    />,
    host,
  )
}

describe('sentences to be said', () => {
  it('has one open, with its words; the others show what they earned', async () => {
    const html = await shown(101)
    const [before = '', open = ''] = html.split('id="no-250"')
    expect(before).toContain('aria-current="true"')
    expect(textOf(before)).toContain('爺爺')
    expect(open).toContain('aria-label="打開第 250 句：請坐！"')
    expect(open).toContain('aria-label="5 顆星（滿分 5 顆）"')
    expect(html.match(/錄音練習「/g)).toHaveLength(1)
  })

  it('has the labels of dialect 4, and of no other', async () => {
    expect(textOf(await shown(101, { dialectId: 4 }))).toMatch(/第一組.*第二組/)
    expect(textOf(await shown(101))).not.toContain('第一組')
  })

  it('leaves out the Mandarin where the reader wants none', async () => {
    const reading = { pinyin: 'marks', chinese: false, size: 1, projector: false } as const
    expect(textOf(await shown(101, { reading }))).not.toMatch(/華語|爺爺/)
  })
})
