import { lazyAhead } from '@hakka/ui/at-rest.ts'
import { Loading } from '@hakka/ui/Loading.tsx'
import { type ComponentProps, Suspense } from 'react'
import type { ModuleHost } from '#kit/host.ts'
import { StudyPart } from '#kit/StudyPart.tsx'
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
  return (
    <StudyPart host={host} className="grid grid-cols-1 gap-10 text-18 leading-[1.75]">
      {check ? (
        <Suspense fallback={<Loading />}>
          <CheckView key={check.questions.map(({ answer, at }) => `${at} ${answer}`).join()} {...check} />
        </Suspense>
      ) : (
        dialogues.map((own) => <DialogueView key={own.dialogue.id} {...own} />)
      )}
    </StudyPart>
  )
}
