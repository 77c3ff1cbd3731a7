import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GameBar } from './GameBar.tsx'
import { TimeLimit } from './limit.tsx'

const bar = (limit: number | null, ms: number) =>
  renderToStaticMarkup(
    <TimeLimit value={limit}>
      <GameBar
        title="聲跡探秘賽"
        dialectName="四縣腔"
        ms={ms}
        practice={false}
        sound={{ level: 'all', on: true, toggle() {} }}
        onLeave={() => {}}
      />
    </TimeLimit>,
  )

it('an event’s time limit stands beside the clock, and says so when it is over', () => {
  expect(bar(5, 300_000)).toContain('限時 5 分鐘')
  expect(bar(5, 300_001)).toContain('超過 5 分鐘，不排名')
  expect(bar(null, 300_001)).not.toContain('分鐘')
})
