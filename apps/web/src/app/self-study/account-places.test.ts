import { expect, test } from 'vitest'
import { withAccount } from './account-places.ts'

interface Place {
  id: number
  page: number
  on?: number
  by?: number | null
}
const of = (here: Place[], account: Place[]) => withAccount(here, account, 5, ({ id }) => id)

test('the account’s place comes to the device, and stands first where it is the latest', () => {
  expect(of([{ id: 1, page: 2, on: 100, by: 5 }], [{ id: 2, page: 4, on: 200 }])).toEqual([
    { id: 2, page: 4, on: 200, by: 5 },
    { id: 1, page: 2, on: 100, by: 5 },
  ])
})

test('what was kept while the answer was on its way is later, and stays', () => {
  expect(of([{ id: 1, page: 9, on: 300, by: 5 }], [{ id: 1, page: 2, on: 100 }])).toMatchObject([{ page: 9 }])
  expect(of([{ id: 1, page: 9, on: 100, by: 5 }], [{ id: 1, page: 2, on: 300 }])).toMatchObject([{ page: 2 }])
})

test('where nobody, or another, was on this device the account’s place is the reader’s', () => {
  for (const by of [null, 6, undefined])
    expect(
      of([{ id: 1, page: 9, on: 900, ...(by === undefined ? {} : { by }) }], [{ id: 1, page: 2, on: 100 }]),
    ).toEqual([{ id: 1, page: 2, on: 100, by: 5 }])
})
