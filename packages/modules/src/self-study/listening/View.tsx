import { lazyAhead } from '@hakka/ui/at-rest.ts'
import { Live } from '@hakka/ui/early-taps.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { type ComponentProps, Suspense, useRef } from 'react'
import type { ModuleHost } from '#kit/host.ts'
import { HostProvider } from '#kit/host-context.tsx'
import type { CheckProps } from './CheckView.tsx'
import { DialogueView } from './DialogueView.tsx'

export { CheckAsk } from './CheckAsk.tsx'
export { Face } from './Face.tsx'

const CheckView = lazyAhead(() => import('./CheckView.tsx'))

/** What the page of listening shows: a dialogue, or several, or the check of one; with what views may ask of the page. */
export function ListeningView({
  host,
  dialogues,
  check,
}: {
  host: ModuleHost
  dialogues: readonly ComponentProps<typeof DialogueView>[]
  /** In the place of the dialogues. */
  check: CheckProps | undefined
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
          <Suspense fallback={<Loading />}>
            <CheckView key={check.questions.map(({ answer, at }) => `${at} ${answer}`).join()} {...check} />
          </Suspense>
        ) : (
          dialogues.map((own) => <DialogueView key={own.dialogue.id} {...own} />)
        )}
        <Live part={part} />
      </div>
    </HostProvider>
  )
}
