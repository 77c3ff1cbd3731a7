import { readFile, writeFile } from 'node:fs/promises'
import { type Measurement, TOLERANCE } from './measure.ts'
import { ROLE_VOICES } from './voices.ts'

// The last measurement, kept beside the code: which dialects the voice may speak, and on what figures.
const FILE = new URL('./verdict.json', import.meta.url)

/**
 * Writes the verdict with today's date; where the figures are those of the last one, the file stays as it is.
 *
 * @param roles what was measured of voices of roles, by name; those that were not keep their last figures
 */
export async function saveVerdict(
  measurement: Measurement,
  roles: ReadonlyMap<string, Measurement>,
  espeakNg: string,
): Promise<void> {
  const last: Record<string, unknown> = JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}'))
  const lastRoles: unknown[] = Array.isArray(last.roles) ? last.roles : []
  const known = new Map(lastRoles.map((figures) => [nameIn(figures), figures]))
  for (const [name, own] of roles) known.set(name, roleFigures(name, own))
  const order = ROLE_VOICES.map(({ name }) => known.get(name)).filter((figures) => figures !== undefined)
  const figures = {
    espeakNg,
    toleranceSemitones: TOLERANCE,
    ...rounded(measurement),
    ...(order.length > 0 && { roles: order }),
  }
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

const nameIn = (figures: unknown) =>
  typeof figures === 'object' && figures && 'voice' in figures ? String(figures.voice) : ''

/** A voice of a role in short: its range, and by tone the worst deviation of all its syllables. */
function roleFigures(voice: string, measurement: Measurement) {
  const { range, dialects } = rounded(measurement)
  const tones = dialects.flatMap((dialect) => dialect.tones)
  const worst = Object.fromEntries(tones.map((tone) => [`t${tone.tone}`, tone.worst]))
  return { voice, range, worst, speaks: dialects.filter((own) => own.speaks).map((own) => own.dialectId) }
}

/** The figures of roles' voices as lines of text, one each. */
export function roleTableOf(roles: ReadonlyMap<string, Measurement>): string {
  const lines = [...roles].map(([name, { range, dialects }]) => {
    const tones = dialects.flatMap((dialect) => dialect.tones)
    const worst = Math.max(...tones.map((tone) => tone.worst)).toFixed(2)
    const failed = [...new Set(tones.filter(({ passes }) => !passes).map(({ tone }) => tone))]
    const cells = [
      name,
      range.hertzOfThree.toFixed(1),
      range.semitonesPerLevel.toFixed(2),
      worst,
      failed.length ? `不合格：${failed.join(' ')}` : '合格',
    ]
    return cells.join('\t')
  })
  return ['角色的語音\t3 度（Hz）\t每度（半音）\t最大偏差（半音）\t結果', ...lines].join('\n')
}

function rounded(measurement: Measurement): Measurement {
  return JSON.parse(
    JSON.stringify(measurement, (_, x) => (typeof x === 'number' ? Math.round(x * 100) / 100 : x)),
  )
}
