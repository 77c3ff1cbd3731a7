import type { ModuleResult } from '@hakka/modules/host'

/** Of what was right at the first try, for the second and the third star; the first is for having finished. */
const SECOND = 0.75
const THIRD = 0.9

/** 1 to 3, by the exercises of a lesson that is done; one without exercises earns all. */
export function lessonStars(results: readonly (ModuleResult | null)[]): number {
  const total = sum(results, 'total')
  const part = total === 0 ? 1 : sum(results, 'earned') / total
  return part >= THIRD ? 3 : part >= SECOND ? 2 : 1
}

const sum = (results: readonly (ModuleResult | null)[], key: keyof ModuleResult): number =>
  results.reduce((all, own) => all + (own?.[key] ?? 0), 0)

/** The number of the module that was worst at the first try; `undefined` where all was right. */
export function worstModule(done: ReadonlyMap<number, ModuleResult | null>): number | undefined {
  const missed = [...done].flatMap(([no, result]) =>
    result && result.earned < result.total ? [{ no, part: result.earned / result.total }] : [],
  )
  return missed.sort((a, b) => a.part - b.part)[0]?.no
}
