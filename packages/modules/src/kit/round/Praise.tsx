import type { ReactNode } from 'react'
import { ui } from '#kit/ui.ts'
import { DoneBanner } from './DoneBanner.tsx'
import { ResultMessage } from './ResultMessage.tsx'

/** What is said of something that is all right. */
export interface Praise {
  title?: string
  text?: ReactNode
  /** Only a step of more: the bird keeps still. */
  step?: boolean
}

/** The praise above an exercise that stands on a page with others. */
export function PraiseBanner({
  praise: { title = ui.allDone, text, step },
  before,
}: {
  praise: Praise
  before: boolean
}) {
  if (step) return <ResultMessage kind="right">{title}</ResultMessage>
  return (
    <DoneBanner title={title} before={before}>
      {text}
    </DoneBanner>
  )
}
