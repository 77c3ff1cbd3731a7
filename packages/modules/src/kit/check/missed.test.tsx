import { describe, expect, it } from 'vitest'
import { boardOptions } from '#kit/board/board.ts'
import { render, testHost, testWord, textOf } from '#kit/testing/render.tsx'
import { NO_HELP } from './help.ts'
import { MissedMessage, type MissedProps } from './Missed.tsx'
import { reasonsOf } from './told.ts'

const HOST = testHost({ vocabulary: [testWord('柑仔', 'gam24 e31', '橘子')] })
const OPTIONS = [
  { id: 1, text: '弓蕉', pinyin: 'giung24 zeu24' },
  { id: 2, text: '柑仔', pinyin: 'gam24 e31', analysis: { text: '圖裡的水果長長彎彎。' } },
]
const PROPS: MissedProps = {
  missed: [{ id: 2, area: '0' }],
  options: boardOptions(OPTIONS),
  areas: [{ id: '0', limit: 1, name: '答案' }],
  help: NO_HELP,
}

describe('what is said of a wrong answer', () => {
  it('is what it means', async () => {
    expect(textOf(await render(<MissedMessage {...PROPS} />, HOST))).toContain('「柑仔」是橘子。')
  })

  it('is heard at once: the verdict, then the reason', async () => {
    const html = await render(<MissedMessage {...PROPS} />, { ...HOST, oneScreen: true })
    expect(html).toMatch(/^<div role="alert"/)
    expect(textOf(html)).toBe('不對，再想一想。「柑仔」是橘子。')
  })

  it('names the option where nobody knows what it means', async () => {
    const missed = [{ id: 1, area: '0' }]
    expect(textOf(await render(<MissedMessage {...PROPS} missed={missed} />, HOST))).toContain(
      '「弓蕉」不是這裡要的',
    )
  })

  it('is the editor’s reason where there is one', async () => {
    const said = textOf(await render(<MissedMessage {...PROPS} reasons={reasonsOf(OPTIONS)} />, HOST))
    expect(said).toContain('圖裡的水果長長彎彎。')
    expect(said).not.toContain('橘子')
  })

  it('is the answer after the third miss, whatever the reason', async () => {
    const help = { ...NO_HELP, told: [{ id: 1, area: '0' }] }
    const said = textOf(
      await render(<MissedMessage {...PROPS} help={help} reasons={reasonsOf(OPTIONS)} />, HOST),
    )
    expect(said).toContain('弓蕉')
    expect(said).not.toContain('長長彎彎')
  })
})
