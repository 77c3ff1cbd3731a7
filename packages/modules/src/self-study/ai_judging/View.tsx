import type { SpeakingSentence } from '@hakka/contract/speaking'
import { lazyAhead } from '@hakka/ui/at-rest.ts'
import { Loading } from '@hakka/ui/Loading.tsx'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { Judgement, KeptWork, ModuleHost } from '#kit/host.ts'
import { StudyPart } from '#kit/StudyPart.tsx'
import { readRound } from './read-round.ts'
import { afterPractising, nextRound, openAt, type Round } from './round.ts'
import { SessionView } from './SessionView.tsx'
import { summaryOf } from './summary.ts'

const PractiseView = lazyAhead(() => import('./PractiseView.tsx'))
const SummaryView = lazyAhead(() => import('./SummaryView.tsx'))

export interface AiJudgingViewProps {
  /** What it judges is said by itself: it belongs to no sentence. */
  host: ModuleHost
  /** All of the category. */
  sentences: readonly SpeakingSentence[]
  /** Keeps the round, so that it is found again on this device. */
  kept: Pick<KeptWork, 'read' | 'keep'>
  /** Has a sentence of the round judged. */
  judge(sentence: SpeakingSentence, file: Uint8Array<ArrayBuffer>): Promise<Judgement | undefined>
  /** The way on, behind the results. */
  end: ReactNode
}

/** Some sentences are said one after the other; what comes of them is told at the end, with what is to be practised. */
export function AiJudgingView({ host, sentences, kept, judge, end }: AiJudgingViewProps) {
  /** Index of the syllable that is said by itself. */
  const [practising, setPractising] = useState<number>()
  const { round, onRound, onNewRound } = useRound(sentences, kept)
  const own = round.ids.flatMap((id) => sentences.find((sentence) => sentence.id === id) ?? [])
  const { practise, ...summary } = summaryOf(round)
  const syllable = practising === undefined ? undefined : practise[practising]
  return (
    <StudyPart host={host} className="text-18 leading-[1.75]">
      {!round.over ? (
        <SessionView sentences={own} round={round} onRound={onRound} judge={judge} />
      ) : (
        <Suspense fallback={<Loading />}>
          {syllable && practising !== undefined ? (
            <PractiseView
              key={syllable.key}
              syllable={syllable}
              sentence={own[syllable.at]}
              at={practising}
              count={practise.length}
              onSaid={(score) => onRound(afterPractising(round, syllable.key, score))}
              onGo={setPractising}
            />
          ) : (
            <SummaryView
              sentences={own}
              round={round}
              summary={{ ...summary, practise }}
              onPractise={setPractising}
              onSentence={(index) => onRound(openAt(round, index))}
              onNewRound={onNewRound}
              end={end}
            />
          )}
        </Suspense>
      )}
    </StudyPart>
  )
}

const PART = 'round'

/** The round that is under way: begun with the first sentences, unless this device keeps another. */
function useRound(sentences: readonly SpeakingSentence[], kept: AiJudgingViewProps['kept']) {
  const ids = useMemo(() => sentences.map(({ id }) => id), [sentences])
  const [round, setRound] = useState<Round>(() => nextRound(ids))
  // What only the browser knows comes when the page is alive.
  useEffect(() => {
    const found = readRound(kept.read(PART), ids)
    if (found) setRound(found)
  }, [ids, kept])
  const onRound = (now: Round) => {
    setRound(now)
    kept.keep(PART, now)
  }
  return { round, onRound, onNewRound: () => onRound(nextRound(ids, round.ids.at(-1))) }
}
