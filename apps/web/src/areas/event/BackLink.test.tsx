import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { BackLink } from './BackLink.tsx'

const linkOf = (competition_id: number | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BackLink event={{ competition_id }} />
    </MemoryRouter>,
  )

it('an event is left for the events, one of two classes for their competition', () => {
  expect(linkOf(null)).toMatch(/href="\/events".*返回活動列表/)
  expect(linkOf(7)).toMatch(/href="\/event\/competition\?id=7".*看兩隊戰況/)
})
