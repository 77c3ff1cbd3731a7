import { PairRounds, type PairsProps } from '#kit/pair/PairRounds.tsx'
import { Board } from './Board.tsx'
import { ui } from './ui.ts'

/** Two columns of cards, to be joined by lines. */
export default function WordMatchingView(given: PairsProps) {
  return <PairRounds {...given} title={ui.title} Board={Board} />
}
