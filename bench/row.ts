/** One line of the table. */
export interface Row {
  /** What is measured. */
  name: string
  /** The figure that the bar is for; `undefined` where it could not be measured. */
  value: number | undefined
  /** The bar in words, as ≥ 0.5; empty where the figure is only told. */
  bar: string
  /** The figure is on the right side of the bar. */
  met: boolean
  /** The figures behind it. */
  figures: string
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100)

/** A figure that must not be below its bar. */
export const atLeast = (name: string, value: number, bar: number, figures: string): Row => ({
  name,
  value: round(value),
  bar: `≥ ${bar}`,
  met: value >= bar,
  figures,
})

/** A figure that must not be above its bar. */
export const atMost = (name: string, value: number, bar: number, unit: string, figures: string): Row => ({
  name,
  value: round(value),
  bar: `≤ ${bar} ${unit}`.trim(),
  met: value <= bar,
  figures,
})

/** A figure without a bar. */
export const told = (name: string, value: number, figures: string): Row => ({
  name,
  value: round(value),
  bar: '',
  met: true,
  figures,
})

/** A measurement that broke off: the others are told all the same, and the bench is red. */
const failed = (name: string, error: unknown): Row => ({
  name,
  value: undefined,
  bar: '',
  met: false,
  figures: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
})

/** Minutes and seconds since the bench began. */
function elapsed(): string {
  const seconds = Math.round(performance.now() / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether a measurement was asked for, by its name on the command line. */
export type Chosen = (name: string) => boolean

/** Makes the chosen ones of some measurements, one after the other. */
export async function measured(
  chosen: Chosen,
  measurements: Record<string, () => Promise<Row | Row[]>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(measurements)) {
    if (!chosen(name)) continue
    const made = await measure().then(
      (own) => [own].flat(),
      (error: unknown) => [failed(name, error)],
    )
    for (const row of made) process.stdout.write(`${elapsed()} ${row.name}：${row.value ?? '—'} ${row.bar}\n`)
    rows.push(...made)
  }
  return rows
}
