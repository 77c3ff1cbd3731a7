import { useMemo } from 'react'
import type { ViewProps } from '#kit/host.ts'
import { SentenceRounds } from '#kit/SentenceRounds.tsx'
import type { LineUpContent } from './module.ts'
import { scoreLineUp } from './score.ts'
import { taskOf } from './tasks.ts'
import { ui } from './ui.ts'

/** Sentences whose words are mixed and to be put in order. */
export default function LineUpView({ content, moduleKey }: ViewProps<LineUpContent>) {
  const tasks = useMemo(() => content.sentences.map(taskOf), [content])
  return (
    <SentenceRounds
      tasks={tasks}
      moduleKey={moduleKey}
      hint={ui.hint}
      scoreOf={(first) => scoreLineUp(content, first)}
    />
  )
}
