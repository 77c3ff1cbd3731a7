import type { ViewProps } from '#kit/host.ts'
import { Questions } from '#kit/Questions.tsx'
import type { PracticeContent } from './module.ts'

/** Specification 1-core §9: of a practice the second question is open at first. */
const OPENED = 1

/** Questions that fold; each is answered by putting options into its area. */
export default function PracticeView({ content, moduleKey }: ViewProps<PracticeContent>) {
  return <Questions questions={content.questions} opened={OPENED} moduleKey={moduleKey} />
}
