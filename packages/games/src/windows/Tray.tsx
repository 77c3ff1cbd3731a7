import { cx } from '@hakka/ui/cx.ts'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { useLater } from '#kit/use-later.tsx'
import { type Card, TYPES } from './house.ts'
import { askedIn, type Found } from './play.ts'
import type { Quest } from './say.ts'
import { TAGS } from './ui.ts'

/** The words that were found, and as many places as there are still to be found: after the window and the bird. */
export const Tray = memo(function Tray({
  found: now,
  cards,
  quests,
  dialectId,
  sound,
}: {
  found: readonly Found[]
  cards: readonly Card[]
  quests: readonly Quest[]
  dialectId: number
  sound: boolean
}) {
  const found = useLater(useLater(now))
  const words = found.filter(({ quest }) => quest > 0)
  const { words: count, ghosts: hasGhosts } = askedIn(cards)
  const whole = words.filter((own) => own.whole).length
  const isCaught = found.some(({ quest, whole: all }) => quest === 0 && all)
  return (
    <aside className="windows-tray" aria-label="找到的詞">
      <h2>
        找到的詞 <small>{`${whole}／${count}`}</small>
      </h2>
      <ol>
        {words.map((own) => (
          <Word
            key={own.quest}
            found={own}
            quest={quests.find(({ no }) => no === own.quest)}
            dialectId={dialectId}
            sound={sound}
          />
        ))}
        {Array.from({ length: count - words.length }, (_, index) => words.length + index).map((place) => (
          <li key={`-${place}`} className="windows-none">
            <b aria-hidden="true">？</b>
            <span>還在窗戶裡</span>
          </li>
        ))}
        {hasGhosts && (
          <li className={cx('windows-caught', isCaught ? 'windows-found' : 'windows-none')}>
            <img src="/images/events/windows-ghost.svg" alt="" width={40} height={40} />
            <span>{isCaught ? '搗蛋鬼抓到了！' : '搗蛋鬼還躲著'}</span>
          </li>
        )}
      </ol>
    </aside>
  )
})

function Word({
  found: { types, whole },
  quest,
  dialectId,
  sound,
}: {
  found: Found
  quest: Quest | undefined
  dialectId: number
  sound: boolean
}) {
  if (!quest) return null
  const { question_text: hakka, chinese_text: chinese, audio } = quest
  return (
    <li className={whole ? 'windows-found' : 'windows-begun'}>
      <span className="windows-hakka">
        <span lang="hak-Hant-TW">{hakka.text}</span>
        <PinyinLine pinyin={hakka.pinyin} dialectId={dialectId} />
      </span>
      <span className="windows-chinese">{chinese}</span>
      {whole && sound && audio && <SoundButton sound={audio} says={hakka.text} iconOnly />}
      {whole && (
        <span className="windows-done">
          <Check size={16} strokeWidth={3.6} aria-hidden="true" />
          <span>找到了</span>
        </span>
      )}
      {!whole && (
        <span className="windows-pips">
          {TYPES.map((type) => (
            <span key={type} data-on={types.includes(type)}>
              {types.includes(type) && <Check size={14} strokeWidth={3.6} aria-hidden="true" />}
              {TAGS[type]}
            </span>
          ))}
        </span>
      )}
    </li>
  )
}
