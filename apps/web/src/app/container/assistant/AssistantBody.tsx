import { Button } from '@hakka/ui/Button.tsx'
import { BookA } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reading } from '../reading.ts'
import { ReadingControls } from './ReadingControls.tsx'
import { StudyTime, type TodayTime } from './StudyTime.tsx'

export interface AssistantContent {
  reading: Reading
  today: TodayTime | null
  foot?: ReactNode
  /** Looks up what is selected on the page. */
  onLookup(): void
}

/** What the study assistant offers, in its column or in its sheet. */
export function AssistantBody({ reading, today, foot, onLookup }: AssistantContent) {
  return (
    <div className="grid gap-5">
      <StudyTime today={today} />
      <Button
        kind="outline"
        block
        icon={<BookA size={22} aria-hidden="true" />}
        // Pressing it must not take the selection away.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onLookup}
      >
        查詞
      </Button>
      <ReadingControls reading={reading} />
      {foot}
    </div>
  )
}
