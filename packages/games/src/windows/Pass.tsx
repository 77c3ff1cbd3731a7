import { clockText, timeText } from '@hakka/contract/constants/event'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Button } from '@hakka/ui/Button.tsx'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { ArrowRight, Check, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { QUICK_MS } from './rules.ts'
import type { Quest } from './say.ts'
import { PASS } from './ui.ts'
import { useBuilt } from './use-built.tsx'

/** Its parts come with one picture after the other, while the card fades in. */
const PARTS = 2

/** The first level is done: its time, its words, and what comes next. */
export function Pass({
  time,
  flips,
  words,
  dialectId,
  sound,
  practice,
  onNext,
  onAgain,
}: {
  time: number
  flips: number
  words: readonly Quest[]
  dialectId: number
  sound: boolean
  practice: boolean
  onNext(): void
  onAgain: (() => void) | undefined
}) {
  const button = useRef<HTMLButtonElement>(null)
  const shown = useBuilt(PARTS)
  const isWhole = shown >= PARTS
  useEffect(() => {
    if (isWhole) button.current?.focus({ preventScroll: true })
  }, [isWhole])
  const { title, text } = PASS[practice ? 'practice' : time < QUICK_MS ? 'quick' : 'slow']
  return (
    <div className="windows-pass">
      <img src="/images/events/windows-night.svg" alt="" width={1440} height={836} className="windows-sky" />
      <div className="windows-lit-house">
        <img src="/images/events/windows-house-9-lit.svg" alt="" width={640} height={640} />
        <Bird pose="wing-up" width={200} />
      </div>
      <section className="windows-card" aria-labelledby="windows-pass">
        {shown > 0 && (
          <>
            <p className="windows-passed">
              <Check size={20} strokeWidth={3.4} aria-hidden="true" />
              第一關過關
            </p>
            <h1 id="windows-pass">{title}</h1>
            <p className="windows-pass-text">{text}</p>
            <dl className="windows-figures">
              {!practice && (
                <div>
                  <dt>第一關時間</dt>
                  <dd className="windows-took">{time < 3_600_000 ? timeText(time) : clockText(time)}</dd>
                </div>
              )}
              <div>
                <dt>翻了</dt>
                <dd>
                  {flips}
                  <small> 次</small>
                </dd>
              </div>
            </dl>
          </>
        )}
        {isWhole && (
          <>
            <h2>你找到的三個詞</h2>
            <ul className="windows-words">
              {words.map(({ no, question_text: hakka, chinese_text: chinese, audio }) => (
                <li key={no}>
                  <span lang="hak-Hant-TW">{hakka.text}</span>
                  <PinyinLine pinyin={hakka.pinyin} dialectId={dialectId} />
                  <span className="windows-chinese">{chinese}</span>
                  {sound && audio && <SoundButton sound={audio} says={hakka.text} iconOnly />}
                </li>
              ))}
            </ul>
            <p className="windows-next">
              下一關有 <b>20 扇窗</b>，還躲了兩個要一起抓的搗蛋鬼。
              {!practice && <small>休息一分鐘以內不計時。</small>}
            </p>
            <div className="windows-actions">
              <Button
                ref={button}
                kind="primary"
                size="l"
                iconEnd={<ArrowRight aria-hidden="true" />}
                onClick={onNext}
              >
                進第二關
              </Button>
              {onAgain && (
                <Button kind="outline" size="l" icon={<RotateCcw aria-hidden="true" />} onClick={onAgain}>
                  再玩一次
                </Button>
              )}
            </div>
          </>
        )}
      </section>
    </div>
  )
}
