import { FETCH_MAX } from '@hakka/contract/constants/lesson-fetch'
import { expect, test } from 'vitest'
import { placeText } from '../../../app/lesson-place.ts'
import { type Choice, countOf, LESSON_NUMBERS, placesOf, SEMESTERS, shortcutsOf } from './choice.ts'

/** Of every length that each of the four may have. */
const CHOICES: Choice[] = [1, 2, 5, 12, 24].flatMap((semesters) =>
  [1, 2, 3, 6].flatMap((dialects) =>
    [1, 2, 4, 7, 10].flatMap((lessons) =>
      [1, 2].map((types) => ({
        sas: SEMESTERS.map(({ id }) => id).slice(0, semesters),
        dialects: [1, 2, 3, 4, 5, 6].slice(0, dialects),
        lessons: LESSON_NUMBERS.map(({ id }) => id).slice(0, lessons),
        types: [1, 2].slice(0, types),
      })),
    ),
  ),
)

test('144 combinations are brought below a hundred by the basic ones alone, or without one dialect', () => {
  const choice = {
    sas: ['1-1', '1-2', '2-1', '2-2'],
    dialects: [1, 2, 6],
    lessons: [1, 2, 3, 4, 5, 6],
    types: [1, 2],
  }
  expect(countOf(choice)).toBe(144)
  expect(shortcutsOf(choice).map(({ label }) => label)).toEqual([
    '只拿基礎（72 個）',
    '拿掉南四縣腔（96 個）',
  ])
})

test('whatever comes to more than a hundred has two ways below it, and what does not has none', () => {
  for (const choice of CHOICES) {
    const ways = shortcutsOf(choice)
    expect(ways).toHaveLength(countOf(choice) > FETCH_MAX ? 2 : 0)
    for (const way of ways) {
      expect(countOf(way.choice)).toBeGreaterThan(0)
      expect(countOf(way.choice)).toBeLessThanOrEqual(FETCH_MAX)
    }
  }
})

test('a choice names each lesson once', () => {
  for (const choice of CHOICES)
    expect(new Set(placesOf(choice).map((place) => JSON.stringify(place))).size).toBe(countOf(choice))
})

test('a lesson is called by semester, dialect and number, an advanced one so', () => {
  const place = { step_no: 1, semester_no: 2, dialect_id: 2, no: 3 }
  expect(placeText({ ...place, type_no: 1 })).toBe('一年級下・海陸腔・第三課')
  expect(placeText({ ...place, type_no: 2 })).toBe('一年級下・海陸腔・第三課・進階')
})
