import type { TestItem } from '@hakka/contract/assignment-test'

/** A question of a test. */
export interface TestPlace {
  itemId: number
  /** From 1. */
  no: number
}

type Items = readonly Pick<TestItem['items'][number], 'id' | 'question_count' | 'answered'>[]

/**
 * The questions of a test in their order, from where somebody is.
 * @returns `open`: the next without an answer, those before it last; none where all are answered
 */
export function testPlaces(items: Items, here: TestPlace) {
  const all = items.flatMap(({ id, question_count, answered }) =>
    Array.from({ length: question_count }, (_, at) => ({
      itemId: id,
      no: at + 1,
      isAnswered: answered.includes(at + 1),
    })),
  )
  const at = all.findIndex(({ itemId, no }) => itemId === here.itemId && no === here.no)
  const around = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
  return {
    before: all[at - 1],
    after: at < 0 ? undefined : all[at + 1],
    open: around.find(({ isAnswered }) => !isAnswered),
    total: all.length,
    answeredCount: all.filter(({ isAnswered }) => isAnswered).length,
  }
}
