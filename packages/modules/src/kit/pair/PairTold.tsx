import { ToldCard } from '#kit/check/ToldCard.tsx'
import { besides, meaningOf, toldOf } from '#kit/check/told.ts'
import { useExplained } from '#kit/check/use-explained.tsx'
import { useHost } from '#kit/host-context.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import { nameOf } from './pairs.ts'
import type { ShownCard } from './pairs-public.ts'
import { ui } from './pairs-ui.ts'

export interface WrongPair {
  one: ShownCard
  two: ShownCard
  /** Of the whole submission, in pairs. */
  result: { right: number; wrong: number }
}

function useTexts({ one, two }: WrongPair) {
  const { vocabulary } = useHost()
  const tell = (card: ShownCard) =>
    toldOf(
      { ...card, text: nameOf(card, card.id + 1), lang: card.text === undefined ? 'zh' : card.lang },
      vocabulary,
    )
  const picked = useExplained(tell(two))
  return { one: besides(tell(one), picked), two: picked }
}

/** How many pairs were wrong, and what the two cards of the first one mean. */
export function PairMessage(pair: WrongPair) {
  const { one, two } = useTexts(pair)
  const { right, wrong } = pair.result
  const means = [one, two].flatMap((own) => meaningOf(own) ?? []).join('')
  return (
    <ResultMessage kind="wrong" title={ui.result(right, wrong)}>
      {wrong > 1 && ui.first}
      {means || ui.noPair(one.text, two.text)}
    </ResultMessage>
  )
}

/** The two cards of the first wrong pair, with their sounds and pictures. */
export function PairTold(pair: WrongPair) {
  const { one, two } = useTexts(pair)
  useSaid('missed', [one.sound, two.sound])
  return (
    <>
      <ToldCard label={ui.one} told={one} tone="plain" />
      <ToldCard label={ui.two} told={two} tone="wrong" />
    </>
  )
}
