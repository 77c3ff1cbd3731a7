import { lazyAtRest } from '@hakka/ui/at-rest.ts'
import { Live } from '@hakka/ui/early-taps.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { Suspense, useRef } from 'react'
import { loadPanel } from './load-panel.tsx'
import type { Alone, Heard, Spoken } from './spoken.ts'

const PracticePanel = lazyAtRest(loadPanel)

/**
 * One word or sentence to hear, record, compare and have judged, wherever a page has a `HostProvider`. Everything heavy
 * comes with it, when the page has come to rest.
 * @param onHeard the file's bytes of a recording with a voice in it
 */
export function Practice({ spoken, onHeard, alone }: { spoken: Spoken; onHeard?: Heard; alone?: Alone }) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} data-part="">
      <Suspense fallback={<Loading />}>
        <PracticePanel spoken={spoken} {...(onHeard ? { onHeard } : {})} {...(alone ? { alone } : {})} />
        <Live part={part} />
      </Suspense>
    </div>
  )
}
