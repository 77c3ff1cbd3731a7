import { Loading } from '@hakka/ui/Loading.tsx'
import { useRootMark } from '@hakka/ui/use-root-mark.ts'
import { useEffect, useState } from 'react'
import { servicesContext } from '../../../app/context.ts'
import { pageMeta } from '../../../app/meta.ts'
import { onlyWith } from '../../../app/throw-page.ts'
import type { Route } from './+types/preview.ts'
import { PREVIEW_READY, PREVIEW_SHOWS, type PreviewMessage, previewOf } from './preview-message.ts'
import { ShownModule } from './ShownModule.tsx'
import '../../../app/container/container.css'
import '../../../app/container/games.css'
import './preview.css'

export const meta = () => pageMeta('學生看到的樣子')

export async function loader({ context }: Route.LoaderArgs) {
  await onlyWith('lesson.module.edit', context.get(servicesContext).api)
  return null
}

/** A module as learners will see it, while it is written in the page around: that page tells what it says by now. */
export default function ModulePreview() {
  const [shown, setShown] = useState<PreviewMessage>()
  useEffect(() => {
    const hear = (event: Event) => setShown((before) => previewOf(event) ?? before)
    addEventListener(PREVIEW_SHOWS, hear)
    parent.postMessage(PREVIEW_READY, location.origin)
    // The page around has a main part too: each is called otherwise.
    document.querySelector('main')?.setAttribute('aria-label', '學生看到的樣子')
    return () => removeEventListener(PREVIEW_SHOWS, hear)
  }, [])
  useRootMark('data-bare')
  return (
    <div data-level={shown?.levelNo ?? 1} className="preview-page bare-page min-h-dvh bg-page p-4">
      <h1 className="sr-only">學生看到的樣子</h1>
      {shown ? <ShownModule {...shown} /> : <Loading />}
    </div>
  )
}
