import { cx } from '@hakka/ui/cx.ts'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { Check, Volume2, X } from 'lucide-react'
import type { VoiceOption } from './content.ts'

/** How a card is marked once its question was answered. */
export type Mark = 'right' | 'wrong' | undefined

/** A picture that is taken, above the bar that says its sound: two targets, never hit by accident. */
export function Card({
  option,
  place,
  dialectId,
  selected,
  mark,
  playing,
  silent,
  onSelect,
  onListen,
}: {
  option: VoiceOption
  /** From 0. */
  place: number
  dialectId: number
  selected: boolean
  mark: Mark
  playing: boolean
  /** What it says is read: the sound is off, or there is none. */
  silent: boolean
  onSelect(): void
  onListen(): void
}) {
  const { image, said } = option
  const no = place + 1
  const tick = mark === 'wrong' ? <X aria-hidden="true" /> : <Check aria-hidden="true" />
  return (
    <li className={cx('voice-card', selected && 'taken')} data-mark={mark}>
      <button
        type="button"
        data-card={place}
        aria-pressed={selected}
        className="voice-picture"
        onClick={onSelect}
      >
        <span className="sr-only">{`選第 ${no} 張圖`}</span>
        <span className="voice-no" aria-hidden="true">
          {no}
        </span>
        <img src={image.url} alt={`第 ${no} 張圖`} width={168} height={168} draggable={false} />
        {(selected || mark) && <span className="voice-tick">{tick}</span>}
      </button>
      {silent ? (
        <p className="voice-said">
          <span lang="hak-Hant-TW">{said.text}</span>
          <PinyinLine pinyin={said.pinyin} dialectId={dialectId} />
        </p>
      ) : (
        <button
          type="button"
          data-sound
          className={cx('voice-listen', playing && 'playing')}
          aria-label={playing ? `停止第 ${no} 個聲音` : `聽第 ${no} 個聲音`}
          onClick={onListen}
        >
          {playing ? <Bars /> : <Volume2 size={26} aria-hidden="true" />}
          {playing ? '播放中' : '聽'}
        </button>
      )}
    </li>
  )
}

const Bars = () => (
  <span className="voice-bars" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
)
