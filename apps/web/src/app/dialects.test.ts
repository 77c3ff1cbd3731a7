import { expect, it } from 'vitest'
import { byNearness } from './dialects.ts'

it('offers the nearest dialect first', () => {
  const others = [1, 2, 3].map((dialect_id) => ({ dialect_id }))
  expect(byNearness(6, others).map((own) => own.dialect_id)).toEqual([1, 2, 3])
  expect(byNearness(4, others).map((own) => own.dialect_id)).toEqual([2, 3, 1])
})
