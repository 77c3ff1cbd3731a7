import { useMemo, useState } from 'react'
import { BlankBoard } from '#kit/blank/BlankBoard.tsx'
import { BlankTask } from '#kit/blank/BlankTask.tsx'
import { ui as blankUi } from '#kit/blank/blank-ui.ts'
import type { ExerciseProps, ModuleResult } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { workOf } from '#kit/score.ts'
import { seedOf } from '#kit/shuffle.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import type { MindmapContent } from './content.ts'
import { MindMap } from './MindMap.tsx'
import { type ShownMindmap, shownMindmap } from './public.ts'
import { markMindmap } from './score.ts'
import { termsOf } from './terms.ts'
import { ui } from './ui.ts'

/** A mind map whose blanks are chosen one by one. */
export default function MindmapView(props: ExerciseProps<MindmapContent, ShownMindmap>) {
  const { shown, mark } = useExercise(props, shownMindmap, markMindmap)
  const host = useHost()
  const terms = useMemo(() => termsOf(shown), [shown])
  const [result, setResult] = useState<ModuleResult>()
  const board = (
    <BlankBoard
      texts={terms}
      seed={seedOf(props.moduleKey)}
      mark={mark}
      summary={result && blankUi.summary(result.earned, result.total)}
      onDone={({ answer, score }) => {
        if (result) return
        const work = workOf(answer, score)
        setResult(work.result)
        host.done(work)
      }}
    >
      {(box) => <MindMap content={shown} box={box} />}
    </BlankBoard>
  )
  return <BlankTask instruction={ui.instruction}>{board}</BlankTask>
}
