import { Bird } from '@hakka/ui/Bird.tsx'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { UI } from './ui.ts'

/** The steps to the gate; the bird stands on the last that has its card. */
export function Stair({
  pieces,
  steps,
}: {
  /** Step by step: the card that lies there. */
  pieces: readonly (ReactNode | null)[]
  /** Which of them are right, once that is known. */
  steps: readonly boolean[] | undefined
}) {
  const next = pieces.indexOf(null)
  const here = pieces.findLastIndex((piece) => piece !== null)
  return (
    <div className="steps-way">
      <ol className="steps-stair" aria-label={UI.stair}>
        {pieces.map((piece, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          <li key={step} data-step={step} data-right={steps?.[step]}>
            {piece ?? (
              <p className="steps-free" data-next={step === next || undefined}>
                {step === next && UI.here}
              </p>
            )}
            {step === here && (
              <span className="steps-bird">
                <Bird width={84} pose={steps?.every(Boolean) ? 'wing-up' : 'standing'} />
              </span>
            )}
            <Foot no={step + 1} right={steps?.[step]} />
          </li>
        ))}
      </ol>
      <img src="/images/events/gate.svg" alt="" width={250} height={400} className="steps-gate" />
    </div>
  )
}

function Foot({ no, right }: { no: number; right: boolean | undefined }) {
  if (right === undefined) return <span className="steps-foot">{no}</span>
  const Sign = right ? Check : X
  return (
    <span className="steps-foot">
      <span className="sr-only">{right ? '對' : '不對'}</span>
      <Sign size={22} strokeWidth={3} aria-hidden="true" />
    </span>
  )
}
