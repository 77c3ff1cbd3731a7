import type { KeptText } from '#kit/kept-text.tsx'
import { WritingBox } from '#kit/WritingBox.tsx'
import { ui } from './ui.ts'

/** Where a learner answers before any sample is seen. */
export function OwnAnswer({ kept }: { kept: KeptText }) {
  return <WritingBox label={ui.mine} lang="hak" placeholder={ui.placeholder} kept={kept} />
}
