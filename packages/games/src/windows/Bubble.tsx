import { Bird } from '@hakka/ui/Bird.tsx'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { memo, useMemo } from 'react'
import { useLater } from '#kit/use-later.tsx'
import type { Said } from './say.ts'

/**
 * The bird says how it stands; after a miss a ring runs out until windows can be opened again. A window opens first, what is
 * said of it comes with the next picture.
 */
export const Bubble = memo(function Bubble(now: { said: Said; dialectId: number; shut: boolean }) {
  const { dialectId } = now
  const { said, shut } = useLater(useMemo(() => ({ said: now.said, shut: now.shut }), [now.said, now.shut]))
  const { tone, title, word, text } = said
  return (
    <div className="windows-says">
      <div className="windows-bubble" data-tone={tone} role="status">
        <b>{title}</b>{' '}
        <span>
          {word && (
            <span className="windows-word">
              <span lang="hak-Hant-TW">{word.question_text.text}</span>{' '}
              <PinyinLine pinyin={word.question_text.pinyin} dialectId={dialectId} />
            </span>
          )}
          {word ? ` ${text}` : text}
        </span>
      </div>
      <div className="windows-bird">
        {shut && (
          <svg className="windows-ring" viewBox="0 0 48 48" width={48} height={48} aria-hidden="true">
            <circle cx="24" cy="24" r="19" />
            <path d="M24 12v12l8 5" />
            <circle className="windows-ring-left" cx="24" cy="24" r="19" pathLength="1" />
          </svg>
        )}
        <Bird pose={tone === 'wrong' ? 'standing' : 'wing-up'} width={230} />
      </div>
    </div>
  )
})
