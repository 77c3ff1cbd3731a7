import type { ViewProps } from '#kit/host.ts'
import { PairRounds } from '#kit/PairRounds.tsx'
import type { Pairs } from '#kit/pairs-content.ts'
import { Board } from './Board.tsx'
import { ui } from './ui.ts'

/** Cards that stand in rows: the second card of each pair is to be moved to the first. */
export default function Matching2View({ content, moduleKey }: ViewProps<Pairs>) {
  return <PairRounds content={content} moduleKey={moduleKey} title={ui.title} Board={Board} />
}
