import type { EventPage } from '@hakka/contract/event'
import type { StoryLine } from '@hakka/games/web'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { ArrowRight, ChevronsRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BackLink } from './BackLink.tsx'

/** The story before a game, line by line: Enter, space and → go on, Escape skips. */
export function StoryScreen({
  event,
  level,
  dialectId,
  lines,
  onDone,
}: {
  event: EventPage
  /** The colours of which level the game has. */
  level: number
  dialectId: number
  lines: readonly StoryLine[]
  onDone(): void
}) {
  const [at, setAt] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const line = lines[at]
  const isLast = at === lines.length - 1
  const next = () => (isLast ? onDone() : setAt(at + 1))

  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDone()
      else if (event.key === 'ArrowRight') next()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  if (!line) return null
  const picture = `/images/events/story-${event.event_game_id}-${line.speaker}`
  return (
    <div className="story-screen play-screen" data-level={level}>
      <h1 className="sr-only">故事</h1>
      <picture>
        <source media="(width < 64rem) and (orientation: portrait)" srcSet={`${picture}-phone.svg`} />
        <img src={`${picture}.svg`} alt="" width={1440} height={900} className="story-picture" />
      </picture>
      <div className="story-top">
        <BackLink event={event} />
        <button type="button" className="event-back" onClick={onDone}>
          跳過故事
          <ChevronsRight size={22} aria-hidden="true" />
        </button>
      </div>
      <div className="story-say">
        <p className={cx('story-who', `story-who-${line.place}`)}>
          <b>{line.hakka ? <span lang="hak-Hant-TW">{line.name.text}</span> : line.name.text}</b>
          {line.hakka && <PinyinLine pinyin={line.name.pinyin} dialectId={dialectId} />}
        </p>
        <div className="story-line" aria-live="polite" key={at}>
          {line.hakka ? (
            <>
              <Ruby
                text={line.hakka.text}
                pinyin={line.hakka.pinyin}
                keep={line.hakka.text.split(/[，。？！]/)}
                dialectId={dialectId}
                size="title"
              />
              <p>{line.chinese}</p>
            </>
          ) : (
            <p className="story-chinese">{line.chinese}</p>
          )}
        </div>
        <div className="story-foot">
          <p className="story-dots" role="img" aria-label={`第 ${at + 1} 句，共 ${lines.length} 句`}>
            {lines.map((own, index) => (
              <i key={own.chinese} className={cx(index < at && 'said', index === at && 'now')} />
            ))}
            <span>{`${at + 1} / ${lines.length}`}</span>
          </p>
          <Button
            ref={button}
            kind="primary"
            size="l"
            iconEnd={<ArrowRight aria-hidden="true" />}
            onClick={next}
          >
            {isLast ? '開始闖關' : '下一句'}
          </Button>
        </div>
      </div>
    </div>
  )
}
