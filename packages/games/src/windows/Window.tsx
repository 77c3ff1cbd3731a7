import { formatPinyin } from '@hakka/hakka/pinyin'
import { Check, Volume2, X } from 'lucide-react'
import { memo } from 'react'
import { useLater } from '#kit/use-later.tsx'
import type { Card } from './house.ts'
import type { Look } from './play.ts'
import type { Quest } from './say.ts'
import { TAGS } from './ui.ts'

const SILLS = { question_text: 'flower', chinese_text: 'cat', audio_id: 'lantern', ghost: undefined } as const
/** A reading of more characters is wider than a window of a small phone. */
const WIDE = 9
const STATES: Record<Look, string> = { shut: '關著', open: '開著', right: '已配對', wrong: '不是同一組' }

export interface WindowProps {
  place: number
  card: Card
  quest: Quest | undefined
  dialectId: number
  look: Look
  /** What its sound says is read: the sound is off, or there is none. */
  silent: boolean
  /** Its lamp shines out into the night. */
  lamp: boolean
  /** The one that Tab leads to; from there arrows go on. */
  here: boolean
  onPress(place: number): void
  onHere(place: number): void
}

/** A window of the house: two shutters, and behind them a word in one of three ways, or a ghost. */
export const Window = memo(function Window(props: WindowProps) {
  const { place, card, quest, look, lamp, here, onPress, onHere } = props
  const no = place + 1
  const isOpen = look !== 'shut'
  // What stands on the sill comes with the picture after its lamp.
  const sill = useLater(look) === 'right' ? SILLS[card.type] : undefined
  return (
    <li>
      <button
        type="button"
        className="window"
        data-window={place}
        data-look={look}
        data-lamp={lamp || undefined}
        data-type={isOpen ? card.type : undefined}
        tabIndex={here ? 0 : -1}
        onClick={() => onPress(place)}
        onFocus={() => onHere(place)}
      >
        <span className="sr-only">
          {`第 ${no} 扇，${[STATES[look], ...(isOpen ? inside(props) : [])].join('，')}`}
        </span>
        <span className="window-frame" aria-hidden="true">
          {isOpen && (
            <span className="window-face">
              <Face {...props} quest={quest} />
              <small className="window-tag">{TAGS[card.type]}</small>
              {sill && (
                <img
                  className="window-sill"
                  src={`/images/events/windows-sill-${sill}.svg`}
                  alt=""
                  width={40}
                  height={40}
                />
              )}
            </span>
          )}
          <i className="window-leaf" />
          <i className="window-leaf window-leaf-right" />
        </span>
        {look === 'right' && (
          <span className="window-badge">
            <Check strokeWidth={3.6} aria-hidden="true" />
          </span>
        )}
        {look === 'wrong' && (
          <span className="window-badge">
            <X strokeWidth={3.6} aria-hidden="true" />
          </span>
        )}
        <span className="window-no" aria-hidden="true">
          {no}
        </span>
      </button>
    </li>
  )
})

/** What is read of an open window: what is seen of it, no more. */
function inside({ card, quest, silent }: WindowProps): string[] {
  const says = { question_text: quest?.question_text.text, chinese_text: quest?.chinese_text }
  if (card.type === 'ghost') return [TAGS.ghost]
  if (card.type === 'audio_id') return [TAGS.audio_id, ...(silent && quest ? [quest.question_text.text] : [])]
  return [TAGS[card.type], says[card.type] ?? '']
}

function Face({ card, quest, dialectId, silent }: WindowProps) {
  if (card.type === 'ghost' || !quest) {
    return (
      <img className="window-ghost" src="/images/events/windows-ghost.svg" alt="" width={80} height={80} />
    )
  }
  const { text, pinyin } = quest.question_text
  const said = formatPinyin(pinyin, dialectId, 'marks')
  const reading = (
    <span lang="hak-Latn-TW" className="window-pinyin" data-long={said.length > WIDE || undefined}>
      {said}
    </span>
  )
  if (card.type === 'chinese_text')
    return (
      <b className="window-chinese" data-long={quest.chinese_text.length > 3 || undefined}>
        {quest.chinese_text}
      </b>
    )
  if (card.type === 'audio_id') {
    return silent ? (
      <span className="window-silent">
        <Volume2 aria-hidden="true" />
        {reading}
        <span lang="hak-Hant-TW">{text}</span>
      </span>
    ) : (
      <span className="window-sound">
        <Volume2 aria-hidden="true" />
      </span>
    )
  }
  return (
    <span className="window-hakka" data-long={quest.length > 2 || undefined}>
      <span lang="hak-Hant-TW">{text}</span>
      {reading}
    </span>
  )
}
