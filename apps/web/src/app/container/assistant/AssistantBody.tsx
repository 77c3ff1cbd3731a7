import type { Reading } from '../reading.ts'
import { ReadingControls } from './ReadingControls.tsx'
import { StudyTime, type TodayTime } from './StudyTime.tsx'

export interface AssistantContent {
  reading: Reading
  today: TodayTime | null
}

/** What the study assistant offers, in its column or in its sheet. */
export function AssistantBody({ reading, today }: AssistantContent) {
  return (
    <div className="grid gap-5">
      <StudyTime today={today} />
      <ReadingControls reading={reading} />
    </div>
  )
}
