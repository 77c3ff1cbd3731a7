import { JUDGE_APPLAUSE_ABOVE } from '@hakka/contract/constants'
import { ChevronDown } from 'lucide-react'
import type { Judgement } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { Applause, Encouragement } from './Applause.tsx'
import { advicePieces } from './advice.ts'
import { Stars } from './Stars.tsx'
import { Syllables } from './Syllables.tsx'
import { starsOf } from './stars.ts'
import { ui } from './ui.ts'

/** What the judge says: stars, advice, each syllable; the number for whoever opens it. */
export function Verdict({ judgement, low }: { judgement: Judgement; low: string }) {
  const { score, syllables, feedback } = judgement
  const good = score > JUDGE_APPLAUSE_ABOVE
  return (
    <section
      aria-label={ui.verdict}
      className="w-full animate-enter rounded-option border border-line bg-white p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {good ? <Applause /> : <Encouragement />}
        <div>
          <Stars count={starsOf(score)} />
          <p className="text-22 leading-snug font-bold text-darken">{good ? ui.good : low}</p>
        </div>
      </div>
      {feedback.map((sentence) => (
        <Advice key={sentence} sentence={sentence} />
      ))}
      <Syllables syllables={syllables} />
      <Details judgement={judgement} />
    </section>
  )
}

function Advice({ sentence }: { sentence: string }) {
  const { dialectId, reading } = useHost()
  const style = reading.pinyin === 'numbers' ? 'numbers' : 'marks'
  return (
    <p className="mt-2 text-18">
      {advicePieces(sentence, dialectId, style).map(({ text, pinyin }) =>
        pinyin ? (
          <b key={text} lang="hak-Latn-TW" className="font-ui whitespace-nowrap text-primary">
            {text}
          </b>
        ) : (
          text
        ),
      )}
    </p>
  )
}

function Details({ judgement: { score, parts } }: { judgement: Judgement }) {
  return (
    <details className="group mt-3 border-t border-line pt-1">
      <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 text-16 font-bold text-brand [&::-webkit-details-marker]:hidden">
        <ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
        {ui.details}
        <span className="font-normal text-muted">{ui.reference}</span>
      </summary>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 pb-2">
        <p className="text-22 leading-none">
          <b className="text-40">{score}</b> {ui.points}
        </p>
        {parts && (
          <dl className="grid grid-cols-[auto_auto] gap-x-3 text-16 @md:grid-cols-[auto_auto_auto_auto] @md:gap-x-4">
            {(['accuracy', 'tone', 'completeness', 'fluency'] as const).map((name) => (
              <div key={name} className="contents">
                <dt className="text-muted">{ui.parts[name]}</dt>
                <dd className="font-bold tabular-nums">{ui.score(parts[name])}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  )
}
