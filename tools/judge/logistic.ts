import type { Detector } from '@hakka/judge/training'

interface Example {
  figures: Record<string, number>
  ok: boolean
}

const ROUNDS = 400
const RIDGE = 0.003

/** Logistic regression by Newton-like steps on standardised figures; both classes weigh the same. */
export function fitDetector(names: readonly string[], examples: readonly Example[]): Detector {
  const terms = names.map((figure) => {
    const values = examples.map(({ figures }) => figures[figure] ?? 0)
    const mean = values.reduce((sum, x) => sum + x, 0) / values.length
    const deviation = Math.sqrt(values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / values.length) || 1
    return { figure, mean, deviation, weight: 0 }
  })
  const rows = examples.map(({ figures }) =>
    terms.map(({ figure, mean, deviation }) =>
      Math.max(-4, Math.min(4, ((figures[figure] ?? mean) - mean) / deviation)),
    ),
  )
  const right = examples.filter(({ ok }) => ok).length
  const share = { ok: 0.5 / right, wrong: 0.5 / (examples.length - right) }
  let bias = 0
  const velocity = new Array<number>(terms.length + 1).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Array<number>(terms.length + 1).fill(0)
    rows.forEach((row, i) => {
      const sum = row.reduce((total, x, t) => total + x * (terms[t]?.weight ?? 0), bias)
      const ok = examples[i]?.ok ?? false
      const error = (1 / (1 + Math.exp(-sum)) - (ok ? 1 : 0)) * (ok ? share.ok : share.wrong)
      row.forEach((x, t) => {
        slope[t] = (slope[t] ?? 0) + error * x
      })
      slope[terms.length] = (slope[terms.length] ?? 0) + error
    })
    const step = (t: number, ridge: number) => {
      velocity[t] = 0.9 * (velocity[t] ?? 0) - 0.8 * ((slope[t] ?? 0) + ridge)
      return velocity[t] ?? 0
    }
    terms.forEach((term, t) => {
      term.weight += step(t, RIDGE * term.weight)
    })
    bias += step(terms.length, 0)
  }
  return { bias, terms }
}
