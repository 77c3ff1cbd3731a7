/** The folder of a new module type, written by following "Add a module type" in CONTRIBUTING. */
export const folder: Readonly<Record<string, string>> = {
  'module.ts': `import { z } from 'zod'
import { hakkaUnderText } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

export const oppositesContent = z.object({
  pairs: z.array(z.object({ one: hakkaUnderText({}), other: hakkaUnderText({}) })).min(1).max(50),
})
export type OppositesContent = z.output<typeof oppositesContent>

export default defineModuleType<OppositesContent>({
  id: 'opposites',
  name: '相反詞',
  version: 1,
  schema: oppositesContent,
  empty: () => ({
    pairs: [{ one: { text: '大', pinyin: 'tai55' }, other: { text: '細', pinyin: 'se55' } }],
  }),
})
`,
  'ui.ts': `/** Interface texts. */
export const ui = { guide: '念一念，左右兩個詞的意思相反。' } as const
`,
  'View.tsx': `import { Hakka } from '#kit/Hakka.tsx'
import type { ViewProps } from '#kit/host.ts'
import { useReadingDone } from '#kit/round/reading-done.tsx'
import type { OppositesContent } from './module.ts'
import { ui } from './ui.ts'

export default function OppositesView({ content, items }: ViewProps<OppositesContent>) {
  const end = useReadingDone(0, items)
  return (
    <>
      <p>{ui.guide}</p>
      <ul>
        {content.pairs.map(({ one, other }) => (
          <li key={one.text + other.text}>
            <Hakka text={one.text} pinyin={one.pinyin} size="line" />
            <Hakka text={other.text} pinyin={other.pinyin} size="line" />
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}
`,
  'sample.json': `{
  "pairs": [
    { "one": { "text": "大", "pinyin": "tai55" }, "other": { "text": "細", "pinyin": "se55" } },
    { "one": { "text": "多", "pinyin": "do24" }, "other": { "text": "少", "pinyin": "seu31" } }
  ]
}
`,
  'View.test.tsx': `import { expect, it } from 'vitest'
import { render, textOf } from '#kit/testing/render.tsx'
import { oppositesContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import View from './View.tsx'

it('opposites are shown in pairs, with what to do', async () => {
  const html = await render(<View content={oppositesContent.parse(sample)} items={[]} moduleKey="test" />)
  expect(textOf(html)).toContain('左右兩個詞的意思相反')
  expect(html.match(/<li>/g)).toHaveLength(2)
})
`,
}
