import type { GameView } from '@hakka/games/web'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { ArrowRight, Play } from 'lucide-react'
import { useState } from 'react'

/** How a game is played, part by part; who knows it starts at once. */
export function Guide({
  rules,
  disabled,
  onStart,
}: {
  rules: GameView['rules']
  /** Nothing can be started. */
  disabled: boolean
  onStart(): void
}) {
  const [at, setAt] = useState(0)
  const rule = rules[at]
  if (!rule) return null
  const isLast = at + 1 === rules.length
  return (
    <div className="guide">
      <div className="guide-part" aria-live="polite">
        <img
          key={rule.picture}
          className="guide-picture"
          src={`/images/events/${rule.picture}.svg`}
          alt=""
          width={220}
          height={150}
        />
        <p>
          <b>
            {at + 1}
            <span className="sr-only">{`，共 ${rules.length} 步`}</span>
          </b>
          {rule.text}
        </p>
      </div>
      <div className="guide-foot">
        <div className="guide-dots">
          {rules.map(({ picture }, index) => (
            <button
              key={picture}
              type="button"
              aria-label={`第 ${index + 1} 步`}
              aria-current={index === at ? 'step' : undefined}
              className={cx(index === at && 'now')}
              onClick={() => setAt(index)}
            />
          ))}
        </div>
        <Button
          kind="ghost"
          disabled={disabled}
          icon={<Play size={20} fill="currentColor" aria-hidden="true" />}
          onClick={onStart}
        >
          直接開始
        </Button>
        <Button
          kind="soft"
          iconEnd={<ArrowRight aria-hidden="true" />}
          onClick={() => setAt(isLast ? 0 : at + 1)}
        >
          {isLast ? '從頭看' : '繼續'}
        </Button>
      </div>
    </div>
  )
}
