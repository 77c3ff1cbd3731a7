import { readFile, writeFile } from 'node:fs/promises'
import { type Measurement, TOLERANCE } from './measure.ts'

// The last measurement, kept beside the code: which dialects the voice may speak, and on what figures.
const FILE = new URL('./verdict.json', import.meta.url)

/** Writes the verdict with today's date; where the figures are those of the last one, the file stays as it is. */
export async function saveVerdict(measurement: Measurement, espeakNg: string): Promise<void> {
  const figures = { espeakNg, toleranceSemitones: TOLERANCE, ...rounded(measurement) }
  const last: Record<string, unknown> = JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}'))
  const { date: _, ...before } = last
  if (JSON.stringify(before) === JSON.stringify(figures)) return
  const verdict = { date: new Date().toISOString().slice(0, 10), ...figures }
  // Lists on one line, as the formatter has them.
  const json = JSON.stringify(verdict, null, 2).replace(
    /\[\s+([^[\]{}]+?)\s+\]/g,
    (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
  )
  await writeFile(FILE, `${json}\n`)
}

/** The measurement as lines of text: a row per dialect and tone, semitones from the voice's middle. */
export function tableOf({ range, dialects }: Measurement): string {
  const { hertzOfThree, semitonesPerLevel } = range
  const lines = [
    `語音音域：五度制的 3 度為 ${hertzOfThree.toFixed(1)} Hz，每度 ${semitonesPerLevel.toFixed(2)} 個半音（全部聲調一次擬合）`,
    '腔調\t聲調\t音節數\t應為（20/40/60/80 %，半音）\t量得\t最大偏差\t結果',
  ]
  for (const { name, tones, lackingPhones, speaks } of dialects) {
    for (const { tone, syllables, expected, measured, worst, passes } of tones) {
      const cells = [
        name,
        tone,
        syllables,
        semitoneList(expected),
        semitoneList(measured),
        worst.toFixed(2),
        passes ? '合格' : '不合格',
      ]
      lines.push(cells.join('\t'))
    }
    const why = lackingPhones.length ? `，缺音：${lackingPhones.join(' ')}` : ''
    lines.push(`${name}：${speaks ? '可以合成' : '不合成'}${why}`)
  }
  return lines.join('\n')
}

function semitoneList(values: number[]): string {
  return values.map((x) => x.toFixed(1)).join(' ')
}

function rounded(measurement: Measurement): Measurement {
  return JSON.parse(
    JSON.stringify(measurement, (_, x) => (typeof x === 'number' ? Math.round(x * 100) / 100 : x)),
  )
}
