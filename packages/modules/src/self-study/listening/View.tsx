import { Live } from '@hakka/ui/early-taps.tsx'
import { type ComponentProps, useRef } from 'react'
import type { ModuleHost } from '#kit/host.ts'
import { HostProvider } from '#kit/host-context.tsx'
import { CheckView } from './CheckView.tsx'
import { DialogueView } from './DialogueView.tsx'

export { Face } from './Face.tsx'

/** What the page of listening shows: a dialogue, or several, or the check of one; with what views may ask of the page. */
export function ListeningView({
  host,
  dialogues,
  check,
}: {
  host: ModuleHost
  dialogues: readonly ComponentProps<typeof DialogueView>[]
  /** In the place of the dialogues. */
  check: ComponentProps<typeof CheckView> | undefined
}) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <HostProvider host={host}>
      <div
        ref={part}
        data-part
        data-size={host.reading.size}
        data-projector={host.reading.projector || undefined}
        className="grid grid-cols-1 gap-10 text-18 leading-[1.75]"
      >
        {check ? (
          <CheckView key={check.questions.map(({ answer, at }) => `${at} ${answer}`).join()} {...check} />
        ) : (
          dialogues.map((own) => <DialogueView key={own.dialogue.id} {...own} />)
        )}
        <Live part={part} />
      </div>
    </HostProvider>
  )
}
