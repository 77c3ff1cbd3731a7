import { isStopped, type Syllable } from '@hakka/hakka/pinyin'
import { ui } from './ui.ts'

/** How a syllable's tone goes, in plain words for who says it. */
export function toneWords({ letters, tone }: Syllable): string {
  const levels = Array.from(tone, Number)
  const first = levels[0] ?? 0
  const last = levels.at(-1) ?? 0
  const height = first >= 4 ? 'high' : first === 3 ? 'middle' : 'low'
  if (isStopped(letters)) return ui.stopped[height]
  if (last > first) return levels.length > 2 ? ui.risingLate : ui.rising
  if (last < first) return ui.falling
  return ui.level[height]
}
