import type { EventActivity } from '@hakka/contract/event'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { ActivityCard } from './ActivityCard.tsx'

const activity: EventActivity = {
  id: 1,
  title: '聽聲賽',
  description: '第一行\n第二行',
  image: null,
  event_game_id: 1,
  begin_at: '2026-11-01T00:00:00Z',
  end_at: '2026-11-30T00:00:00Z',
  registration_status: null,
  registered: false,
  ended: false,
  countdown_text: '',
  targets: [],
  stage_no: 0,
  needs_email: false,
  is_practice: false,
}
const registered = { registration_status: 1, registered: true }

let shown: EventActivity = activity
let now = 0
let account = 2
const Card = () => <ActivityCard activity={shown} look="card" now={now} account={account} />
const Page = createRoutesStub([{ path: '/', Component: Card }])

function markupOn(day: string, own: Partial<EventActivity> = {}): string {
  shown = { ...activity, ...own }
  now = Date.parse(`2026-${day}T00:00:00Z`)
  return renderToStaticMarkup(<Page />)
}

/** What a card says at a day of 2026. */
const textOn = (day: string, own: Partial<EventActivity> = {}) => markupOn(day, own).replace(/<[^>]+>/g, ' ')

it('who has signed up reads 已報名, also when it is over; who has not can sign up as long as it is not', () => {
  expect(textOn('11-10')).toContain('立即報名')
  expect(textOn('11-10')).not.toContain('已報名')
  expect(textOn('11-10', registered)).toContain('已報名')
  expect(textOn('11-10', registered)).not.toContain('立即報名')
  expect(textOn('12-10', registered)).toMatch(/活動已結束:\).*已報名/s)
  expect(textOn('12-10')).toContain('活動已結束:)')
  expect(textOn('12-10')).not.toMatch(/已報名|立即報名/)
})

it.each([
  [0, {}, /登入.*以後就能報名/],
  [1, { needs_email: true }, /填好電子郵件.*就能報名/],
  [1, {}, undefined],
  [2, { needs_email: true }, undefined],
] as const)('an account of %i, of an event with %o, reads beside the grey button why', (of, own, why) => {
  account = of
  const markup = markupOn('11-10', own)
  const button = markup.match(/<button[^>]*立即報名[^>]*>/)?.[0] ?? ''
  const id = button.match(/aria-describedby="([^"]+)"/)?.[1]
  expect(button.includes('disabled=""')).toBe(why !== undefined)
  if (!why) expect(id).toBeUndefined()
  else expect(markup.split(`id="${id}"`)[1]).toMatch(why)
})
