import { Button } from '@hakka/ui/Button.tsx'
import { Lightbulb, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { UI } from './ui.ts'

/** The hint of a group, once, and what it costs before it is taken. */
export function Hint({
  hint,
  used,
  asking,
  onAsk,
  onAnswer,
}: {
  hint: string
  used: boolean
  asking: boolean
  onAsk(): void
  onAnswer(takes: boolean): void
}) {
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) yes.current?.focus({ preventScroll: true })
  }, [asking])
  useEffect(() => {
    if (!asking) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onAnswer(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return (
    <section
      className="song-hint"
      data-state={used ? 'used' : asking ? 'asking' : 'free'}
      aria-label={UI.hint}
    >
      <div className="song-bird">
        <img src="/images/events/bird-listen.svg" alt="" width={240} height={190} />
        <div aria-live="polite">
          <b>{used ? UI.hintSays : UI.hintAsk}</b>
          <p>{used ? hint : UI.hintOnce}</p>
        </div>
      </div>
      {asking ? (
        <div className="song-warn" role="alertdialog" aria-label={UI.hintWarn}>
          <p>
            <TriangleAlert size={24} aria-hidden="true" />
            <b>{UI.hintWarn}</b>
          </p>
          <div>
            <Button kind="ghost" onClick={() => onAnswer(false)}>
              {UI.hintNo}
            </Button>
            <Button ref={yes} kind="primary" onClick={() => onAnswer(true)}>
              {UI.hintYes}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          kind="outline"
          size="l"
          block
          disabled={used}
          className="song-hint-ask"
          icon={<Lightbulb aria-hidden="true" />}
          onClick={onAsk}
        >
          {used ? UI.hintUsed : UI.hint}
        </Button>
      )}
    </section>
  )
}
