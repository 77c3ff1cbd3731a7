import { expect, it } from 'vitest'
import { missed as guestsMissed } from '../chef/missed.ts'
import { missed as songMissed } from '../song-trail/missed.ts'
import { missedQuestions } from './missed.ts'

const answer = (no: number, right: boolean) => ({ no, right })

it('what was answered wrong or not at all is dealt again, in its order', () => {
  const deal = [{ no: 5 }, { no: 2 }, { no: 9 }]
  expect(missedQuestions(deal, { answers: [answer(5, true), answer(2, false)] })).toEqual([
    { no: 2 },
    { no: 9 },
  ])
})

it('nothing is dealt of a play without a fault, or of one that never was', () => {
  expect(missedQuestions([{ no: 5 }], { answers: [answer(5, true)] })).toBeNull()
  expect(missedQuestions([{ no: 5 }], { answers: [] })).toBeNull()
})

it('groups of a song without a fault are left out', () => {
  const question = (no: number) => ({ no, places: [0, 1] })
  const deal = {
    groups: [
      { no: 1, questions: [question(1), question(2)] },
      { no: 2, questions: [question(3)] },
    ],
  }
  const answers = [answer(1, true), answer(2, false), answer(3, true)]
  expect(songMissed(deal, { answers })).toEqual({ groups: [{ no: 1, questions: [question(2)] }] })
  expect(songMissed(deal, { answers: answers.map(({ no }) => answer(no, true)) })).toBeNull()
})

it('guests who got something else come first in the kitchen', () => {
  const order = (icon: number) => ({ icon, items: [icon] })
  const deal = { strip: [1], orders: [order(1), order(2), order(3), order(4)] }
  const guests = [
    { order: 0, right: true },
    { order: 1, right: false },
  ]
  expect(guestsMissed(deal, { guests })).toEqual({ strip: [1], orders: [order(2), order(3), order(4)] })
  expect(guestsMissed(deal, { guests: guests.slice(0, 1) })).toBeNull()
})
