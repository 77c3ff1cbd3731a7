import type { BoardRow } from '@hakka/contract/event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Boards } from './Boards.tsx'
import { factsOf } from './facts.ts'

const row = (rank: number, is_me = false): BoardRow => ({
  rank,
  name: is_me ? '林小梅' : '王○明',
  plays: 12,
  gain: 30,
  gain_text: '30 分',
  is_me,
})
const text = (page: string) => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('boards without rows say what to do', () => {
  const page = text(renderToStaticMarkup(<Boards boards={{ improved: [], played: [], mine: null }} />))
  expect(page).toContain('進步榜 最好的一局比第一局多 還沒有人刷新自己的成績，再玩一局試試看！')
  expect(page).toContain('參加榜 玩完的局數 還沒有人玩過，來當第一個吧！')
})

it('who has no row reads the own figure below; who has one is marked in it', () => {
  const mine = { plays: 2, gain: 10, gain_text: '10 分' }
  const others = text(
    renderToStaticMarkup(<Boards boards={{ improved: [row(1)], played: [row(1)], mine }} />),
  )
  expect(others).toContain('你進步了 10 分')
  expect(others).toContain('你玩了 2 局')
  const own = text(
    renderToStaticMarkup(<Boards boards={{ improved: [], played: [row(1, true)], mine }} levels />),
  )
  expect(own).toContain('1 林小梅 你 12 局')
  expect(own).not.toContain('你玩了')
  expect(own).toContain('比第一局快')
})

it('the facts before a play have the event’s own number and time', () => {
  const view = { length: 10, facts: ['計時'] }
  const event = { is_practice: false, quiz_length: 50, time_limit: 120 }
  expect(factsOf(event, view)).toEqual(['50 題', '計時', '限時 120 分鐘'])
  expect(factsOf({ ...event, quiz_length: null, time_limit: null }, view)).toEqual(['10 題', '計時'])
  expect(factsOf({ ...event, is_practice: true }, { facts: ['兩關'] })).toEqual(['不計時', '不排名'])
})
