import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { WordCards } from './WordCards.tsx'
import type { PrintWord } from './worksheet.ts'

const LOOK = { dialectId: 1, marks: 'marks', chinese: true } as const
/** As many as a lesson's vocabulary may have, one of them a sentence. */
const WORDS: PrintWord[] = Array.from({ length: 200 }, (_, at) => ({
  hakka: at === 7 ? '這係一個當長當長个句仔，無語詞。' : `詞${at}`,
  pinyin: undefined,
  chinese: `意思${at}`,
  picture: undefined,
  sentence: undefined,
}))

async function html(size: 'small' | 'large', look: typeof LOOK | { chinese: false } = LOOK): Promise<string> {
  const view = <WordCards words={WORDS} title="第一課" size={size} look={{ ...LOOK, ...look }} />
  return await new Response((await prerender(view)).prelude).text()
}

describe('word cards', () => {
  it('stand twelve or six on a page, each word once, the last page not full', async () => {
    for (const [size, pages] of [
      ['small', 17],
      ['large', 34],
    ] as const) {
      const shown = await html(size)
      expect(shown.match(/class="a4"/g)).toHaveLength(pages)
      expect(shown.match(/<li /g)).toHaveLength(200)
    }
  })

  it('write a sentence smaller, and no Chinese where none is wished', async () => {
    const shown = await html('small', { chinese: false })
    expect(shown.match(/data-length="long"/g)).toHaveLength(1)
    expect(shown).not.toContain('意思')
  })
})
