import { stopAudio } from '@hakka/ui/audio.ts'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { GameBar } from '#kit/GameBar.tsx'
import { playVoice, useSound } from '#kit/use-sound.tsx'
import type { TeachingProps } from '#kit/view.ts'
import type { SongContent } from './content.ts'
import './look.css'

/** The story in four pictures: Enter, → or a press on the picture goes on, Escape skips. */
export default function SongStory({
  title,
  dialectId,
  dialectName,
  content: { story },
  onLeave,
  onDone,
}: TeachingProps<SongContent>) {
  const [at, setAt] = useState(0)
  const sound = useSound(5, false)
  const button = useRef<HTMLButtonElement>(null)
  const isLast = at === story.length - 1
  const next = () => (isLast ? onDone() : setAt(at + 1))
  const caption = story[at]?.caption
  const url = caption?.audio?.url

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on the picture takes the focus off it.
  useEffect(() => button.current?.focus({ preventScroll: true }), [at])
  useEffect(() => {
    if (!sound.on || !url) return
    stopAudio()
    // Before the first touch a browser plays nothing by itself, and without sound it is read.
    playVoice(url).finished.catch(() => {})
    return stopAudio
  }, [url, sound.on])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      if (event.key === 'Escape') onDone()
      else if (event.key === 'ArrowRight') next()
      else if (event.key === 'ArrowLeft') setAt(Math.max(0, at - 1))
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  if (!caption) return null
  return (
    <div className="play-screen song song-story" data-level="5">
      <GameBar title={title} dialectName={dialectName} practice={false} sound={sound} onLeave={onLeave} />
      <h1 className="sr-only">{`${title}的故事`}</h1>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter, and →, do the same. */}
      <div className="song-pages" onClick={next}>
        {story.map(({ image }, index) => (
          <img
            key={image.url}
            src={image.url}
            alt=""
            width={1440}
            height={836}
            className={cx(index === at && 'here')}
          />
        ))}
      </div>
      <section className="song-caption" aria-label="故事">
        <p className="song-page" role="img" aria-label={`第 ${at + 1} 張，共 ${story.length} 張`}>
          故事 <b>{at + 1}</b> / {story.length}
          <span>
            {story.map(({ image }, index) => (
              <i key={image.url} className={cx(index === at && 'here')} />
            ))}
          </span>
        </p>
        <div key={at} className="song-says" aria-live="polite">
          {caption.pinyin === undefined ? (
            <p className="song-tells">{caption.text}</p>
          ) : (
            <div className="song-line">
              <Ruby text={caption.text} pinyin={caption.pinyin} dialectId={dialectId} size="title" />
              {caption.audio && <SoundButton sound={caption.audio} says={caption.text} iconOnly />}
            </div>
          )}
          {caption.chinese && <p>{caption.chinese}</p>}
        </div>
        <div className="song-on">
          {!isLast && (
            <button type="button" className="song-skip" onClick={onDone}>
              跳過
            </button>
          )}
          <Button
            ref={button}
            kind="primary"
            size="l"
            iconEnd={<ArrowRight aria-hidden="true" />}
            onClick={next}
          >
            {isLast ? '出發' : '繼續'}
          </Button>
        </div>
      </section>
    </div>
  )
}
