import type { SpeakingSentence } from '@hakka/contract/speaking'
import { parsePinyin } from '@hakka/hakka/pinyin'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Check, Mic, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Chinese, Hakka, Reading } from '#kit/Hakka.tsx'
import { Listen } from '#kit/Listen.tsx'
import { PitchLines } from '#kit/recording/PitchLines.tsx'
import { Stars } from '#kit/recording/Stars.tsx'
import { GRADES } from '#kit/recording/Syllables.tsx'
import { starsOf } from '#kit/recording/stars.ts'
import { ui as recordingUi } from '#kit/recording/ui.ts'
import type { Round } from './round.ts'
import { Steps } from './Steps.tsx'
import { isMended, type Summary, type ToPractise } from './summary.ts'
import { toneWords } from './tone-words.ts'
import { ui } from './ui.ts'

export interface SummaryProps {
  /** Those of the round, in its order. */
  sentences: readonly SpeakingSentence[]
  round: Round
  summary: Summary
  /** Says a syllable by itself. */
  onPractise(index: number): void
  /** Says a sentence again. */
  onSentence(index: number): void
  onNewRound(): void
  end: ReactNode
}

/** What a round came to: what to practise, the worst first, and the sentences. */
export default function SummaryView({
  sentences,
  round,
  summary,
  onPractise,
  onSentence,
  onNewRound,
  end,
}: SummaryProps) {
  const { syllables, right, score, practise } = summary
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const said = Object.keys(round.said).length
  const mended = practise.filter(isMended).length
  const left = practise.length - mended
  const first = practise.findIndex((own) => !isMended(own))
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-16 text-muted">{ui.result}</p>
        <Steps round={round} onOpen={onSentence} />
      </div>
      <section className="flex items-center gap-4 rounded-card bg-correct-soft p-4 md:gap-8 md:p-8">
        <Bird pose={left === 0 ? 'wing-up' : 'standing'} width={112} />
        <div className="min-w-0 text-correct-deep">
          <h3
            ref={heading}
            tabIndex={-1}
            className="font-reading text-26 leading-snug outline-none md:text-32"
          >
            {ui.done(said, sentences.length)}
          </h3>
          <p className="text-16 md:text-18">
            <b>{ui.count(syllables, right)}</b>
            {practise.length === 0 ? ui.perfect : left > 0 && ui.left(left)}
            {mended > 0 && ui.mended(mended)}
          </p>
          <Stars count={starsOf(score)} />
        </div>
      </section>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:gap-6">
        {practise.length > 0 && (
          <Card as="section" aria-labelledby="to-practise" className="p-4 md:p-6">
            <h4 id="to-practise" className="mb-3 text-20 font-bold">
              {ui.toPractise(practise.length)}
            </h4>
            <ol className="grid grid-cols-1 gap-3">
              {practise.map((own, index) => (
                <Syllable
                  key={own.key}
                  syllable={own}
                  sentence={sentences[own.at]}
                  onPress={() => onPractise(index)}
                />
              ))}
            </ol>
            <Button
              kind="primary"
              size="l"
              block
              className="mt-4"
              icon={<Mic size={22} aria-hidden="true" />}
              onClick={() => onPractise(Math.max(first, 0))}
            >
              {ui.practise(left || practise.length)}
            </Button>
            <p className="mt-2 text-16 text-muted">{ui.lines}</p>
          </Card>
        )}
        <Card as="section" aria-labelledby="round-sentences" className="p-4 md:p-6">
          <h4 id="round-sentences" className="text-20 font-bold">
            {ui.sentences}
          </h4>
          <ol className="divide-y divide-line">
            {sentences.map((sentence) => {
              const own = round.said[sentence.id]
              return (
                <li
                  key={sentence.id}
                  className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 py-3"
                >
                  <div className="min-w-0">
                    <p>
                      <Hakka
                        text={sentence.hakka_sentence.text}
                        pinyin={sentence.hakka_sentence.pinyin}
                        size="line"
                      />
                    </p>
                    <Chinese className="text-16 text-muted">{sentence.chinese_sentence.text}</Chinese>
                  </div>
                  {own ? (
                    <Stars count={starsOf(own.score)} kept />
                  ) : (
                    <span className="text-16 text-muted">{ui.notSaid}</span>
                  )}
                </li>
              )
            })}
          </ol>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              kind={practise.length > 0 ? 'outline' : 'primary'}
              icon={<RotateCcw size={20} aria-hidden="true" />}
              onClick={onNewRound}
            >
              {ui.newRound}
            </Button>
            {end}
          </div>
        </Card>
      </div>
    </>
  )
}

/** A syllable with both lines, how it goes, and the sentence that it is from. Pressed, it is said again. */
function Syllable({
  syllable,
  sentence,
  onPress,
}: {
  syllable: ToPractise
  sentence: SpeakingSentence | undefined
  onPress(): void
}) {
  const { text, pinyin, grade, at, learner = [], reference = [], toneHeard, heard } = syllable
  const mended = isMended(syllable)
  const { Icon, text: says, look } = GRADES[mended ? 'right' : grade]
  const [own] = parsePinyin(pinyin)
  const like = own && (toneHeard ?? heard) ? `${heard ?? own.letters}${toneHeard ?? own.tone}` : undefined
  const sound = sentence?.hakka_sentence.audio ?? undefined
  return (
    <li className={cx('flex items-center gap-x-2.5 rounded-option border-2 p-2.5 md:gap-x-4 md:p-3', look)}>
      <button
        type="button"
        className="flex min-h-12 min-w-0 flex-1 items-center gap-x-2.5 text-left md:gap-x-4"
        onClick={onPress}
      >
        <span className="sr-only">{ui.practiseOne(text)}</span>
        {/* As wide as the longest syllable: the lines of all rows stand below each other. */}
        <span className="min-w-16 flex-none text-center">
          <span lang="hak-Hant-TW" className="block font-reading text-40 leading-tight text-ink">
            {text}
          </span>
          <Reading pinyin={pinyin} always />
        </span>
        {own && <PitchLines tone={own.tone} learner={learner} reference={reference} says={text} />}
        <span className="min-w-0 flex-1">
          {own && <b className="block leading-snug text-ink">{toneWords(own)}</b>}
          {like && (
            <span className="block text-16 leading-snug text-ink">
              {recordingUi.like} <Reading pinyin={like} always />
            </span>
          )}
          <span className="flex flex-wrap items-center gap-1 text-16 leading-snug">
            {mended ? (
              <Check size={18} aria-hidden="true" />
            ) : (
              <Icon size={18} strokeWidth={3} aria-hidden="true" />
            )}
            <b>{mended ? ui.good : says}</b>・{ui.from(at + 1)}
          </span>
        </span>
      </button>
      {sentence && <Listen sound={sound} says={sentence.hakka_sentence.text} iconOnly />}
    </li>
  )
}
