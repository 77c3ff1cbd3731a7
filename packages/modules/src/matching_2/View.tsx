import { PairRounds, type PairsProps } from '#kit/pair/PairRounds.tsx'
import { Board } from './Board.tsx'
import { ui } from './ui.ts'

/** Cards that stand in rows: the second card of each pair is to be moved to the first. */
export default function Matching2View(given: PairsProps) {
  return <PairRounds {...given} title={ui.title} Board={Board} />
}
