import { auc, type Outcome, otherAt } from './outcomes.ts'
import type { Mistake } from './trials.ts'

/** A line of the table: what was reached, and what must be. */
export interface Row {
  name: string
  value: number
  bar: number
  /** Whether lower is better. */
  most?: boolean
  trials: number
}

/** An outcome, and how like its recording is to the reference by plain warping. */
export type Compared = Outcome & { likeness: number }

type Figure = 'score' | 'accuracy' | 'toneScore' | 'likeness'

const ROWS: readonly { name: string; mistake: Mistake; by: Figure; bar: number }[] = [
  { name: '別的詞', mistake: 'other', by: 'score', bar: 0.98 },
  { name: '英語', mistake: 'english', by: 'score', bar: 0.98 },
  { name: '只唸一半', mistake: 'half', by: 'score', bar: 0.95 },
  { name: '雜音', mistake: 'noise', by: 'score', bar: 0.98 },
  { name: '哼聲', mistake: 'hum', by: 'score', bar: 0.96 },
  { name: '一個音節唸錯（發音分數）', mistake: 'syllable', by: 'accuracy', bar: 0.92 },
  { name: '唸成別的腔調', mistake: 'dialect', by: 'score', bar: 0.9 },
  { name: '一個聲調唸錯，兩個音節以上（聲調分數）', mistake: 'tone', by: 'toneScore', bar: 0.88 },
  { name: '易混淆的聲母（發音分數）', mistake: 'initial', by: 'accuracy', bar: 0.77 },
]
/** What may pass of each mistake, as a share. */
const PASSING: readonly { name: string; mistake: Mistake; most: number }[] = [
  { name: '別的詞', mistake: 'other', most: 0.03 },
  { name: '英語', mistake: 'english', most: 0.03 },
  { name: '只唸一半', mistake: 'half', most: 0.03 },
  { name: '雜音', mistake: 'noise', most: 0.03 },
  { name: '哼聲', mistake: 'hum', most: 0.03 },
  { name: '一個聲調唸錯', mistake: 'tone', most: 0.08 },
  { name: '聲調全部唸錯', mistake: 'tones', most: 0.05 },
  { name: '唸成別的腔調', mistake: 'dialect', most: 0.08 },
  { name: '一個音節唸錯', mistake: 'syllable', most: 0.03 },
]
const INITIALS_PASSING = 0.25
/** Where initials are told apart so well, fewer may pass. */
const INITIALS_WELL_TOLD = 0.96
const INITIALS_PASSING_THEN = 0.15
const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8]
const PASSES_ABOVE = 60
/** How much better than plain warping the whole must be. */
const ABOVE_BASELINE = 0.12

/** The table of all that is asked of the judge. */
export function rowsOf(outcomes: readonly Compared[]): Row[] {
  const of = (kind: Compared['kind']) => outcomes.filter((outcome) => outcome.kind === kind)
  const right = of('correct')
  const wrong = outcomes.filter(({ kind }) => kind !== 'correct')
  const passing = (list: readonly Compared[]) =>
    list.filter(({ score }) => score > PASSES_ABOVE).length / Math.max(1, list.length)
  const between = (good: readonly Compared[], bad: readonly Compared[], by: Figure) =>
    auc(
      good.map((outcome) => outcome[by]),
      bad.map((outcome) => outcome[by]),
    )
  const all = between(right, wrong, 'score')
  const warped = between(right, wrong, 'likeness')
  const long = outcomes.filter(({ seconds, refused }) => !refused && seconds > 2.5 && seconds < 3.5)
  const times = long.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return [
    ...ROWS.map(({ name, mistake, by, bar }) => {
      const bad = of(mistake)
      const good = mistake === 'tone' ? right.filter(({ syllables }) => syllables > 1) : right
      return { name, value: between(good, bad, by), bar, trials: bad.length }
    }),
    { name: '全部（總分）', value: all, bar: 0.91, trials: wrong.length },
    {
      name: `　比單純的 DTW（${warped.toFixed(3)}）高出`,
      value: all - warped,
      bar: ABOVE_BASELINE,
      trials: wrong.length,
    },
    {
      name: '靜音得 0 分',
      value: of('silence').filter(({ score }) => score === 0).length / of('silence').length,
      bar: 1,
      trials: of('silence').length,
    },
    { name: '唸對的超過 60 分', value: passing(right), bar: 0.92, trials: right.length },
    ...LENGTHS.map((syllables) => {
      const list = right.filter((outcome) => outcome.syllables === syllables)
      return { name: `　${syllables} 個音節`, value: passing(list), bar: 0.88, trials: list.length }
    }),
    ...PASSING.map(({ name, mistake, most }) => ({
      name: `${name}超過 60 分`,
      value: passing(of(mistake)),
      bar: most,
      most: true,
      trials: of(mistake).length,
    })),
    {
      name: '只有一個音節、聲調唸錯超過 60 分',
      value: passing(of('lone')),
      bar: 0.15,
      most: true,
      trials: of('lone').length,
    },
    {
      name: '易混淆的聲母超過 60 分',
      value: passing(of('initial')),
      bar:
        between(right, of('initial'), 'accuracy') >= INITIALS_WELL_TOLD
          ? INITIALS_PASSING_THEN
          : INITIALS_PASSING,
      most: true,
      trials: of('initial').length,
    },
    ...namingRows(outcomes),
    {
      name: '3 秒錄音的時間，中位數（ms）',
      value: times[Math.floor(times.length / 2)] ?? 0,
      bar: 60,
      most: true,
      trials: times.length,
    },
  ]
}

/** Whether what is named is there: in right words nothing, in others the syllable that was said otherwise. */
function namingRows(outcomes: readonly Compared[]): Row[] {
  const of = (...kinds: Compared['kind'][]) => outcomes.filter(({ kind }) => kinds.includes(kind))
  const share = (list: readonly Compared[], holds: (outcome: Compared) => boolean) => ({
    value: list.filter(holds).length / Math.max(1, list.length),
    trials: list.length,
  })
  const naming = (outcome: Compared, key: 'heard' | 'toneHeard') =>
    outcome.named[otherAt(outcome)]?.[key] !== undefined
  const any = (key: 'heard' | 'toneHeard') => (outcome: Compared) =>
    outcome.named.some((own) => own[key] !== undefined)
  const right = of('correct')
  const long = right.filter(({ syllables }) => syllables >= 5)
  return [
    { name: '唸對而說成別的音', bar: 0.05, most: true, ...share(right, any('heard')) },
    { name: '　五個音節以上', bar: 0.05, most: true, ...share(long, any('heard')) },
    { name: '唸對而說成別的聲調', bar: 0.05, most: true, ...share(right, any('toneHeard')) },
    { name: '唸錯的聲母說出來', bar: 0.6, ...share(of('initial'), (own) => naming(own, 'heard')) },
    { name: '唸錯的音節說出來', bar: 0.85, ...share(of('syllable'), (own) => naming(own, 'heard')) },
    { name: '唸錯的聲調說出來', bar: 0.85, ...share(of('tone'), (own) => naming(own, 'toneHeard')) },
  ]
}

export const reached = ({ value, bar, most }: Row): boolean => (most ? value <= bar : value >= bar)

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const digits = row.bar > 1 ? 0 : 3
    const sign = row.most ? '≤' : '≥'
    return `| ${row.name} | ${row.value.toFixed(digits)} | ${sign} ${row.bar.toFixed(digits)} | ${row.trials} | ${reached(row) ? '達到' : '未達'} |`
  })
  return ['| 項目 | 結果 | 標準 | 次數 | |', '|---|---|---|---|---|', ...lines].join('\n')
}

/** How correct readings fare by condition, voice, dialect and length: where the judge is weak. */
export function weaknesses(outcomes: readonly Outcome[]): string {
  const right = outcomes.filter(({ kind }) => kind === 'correct')
  return (['condition', 'voice', 'dialectId', 'syllables'] as const)
    .map((by) => {
      const groups = [...Map.groupBy(right, (outcome) => String(outcome[by]))].map(([name, list]) => {
        const share = list.filter(({ score }) => score > PASSES_ABOVE).length / list.length
        return `${name} ${share.toFixed(2)}`
      })
      return `${by}：${groups.join('、')}`
    })
    .join('\n')
}
