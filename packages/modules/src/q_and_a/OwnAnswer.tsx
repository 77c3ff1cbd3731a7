import type { KeptText } from '#kit/kept/kept-text.tsx'
import { WritingBox } from '#kit/question/WritingBox.tsx'
import { OwnWords } from '#kit/recording/OwnWords.tsx'
import { ui } from './ui.ts'

/** Where a learner answers before any sample is seen: in writing, aloud, or both. */
export function OwnAnswer({ kept, onHeard }: { kept: KeptText; onHeard(heard: boolean): void }) {
  return (
    <div className="grid gap-3">
      <WritingBox label={ui.mine} lang="hak" placeholder={ui.placeholder} kept={kept} />
      <OwnWords says={ui.mine} onHeard={onHeard} />
    </div>
  )
}
