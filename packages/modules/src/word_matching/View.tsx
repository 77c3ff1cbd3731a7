import type { ViewProps } from '#kit/host.ts'
import { PairRounds } from '#kit/PairRounds.tsx'
import type { Pairs } from '#kit/pairs-content.ts'
import { Board } from './Board.tsx'
import { ui } from './ui.ts'

/** Two columns of cards, to be joined by lines. */
export default function WordMatchingView({ content, moduleKey }: ViewProps<Pairs>) {
  return <PairRounds content={content} moduleKey={moduleKey} title={ui.title} Board={Board} />
}
