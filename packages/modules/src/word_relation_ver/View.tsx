import { useState } from 'react'
import { BlankBoard } from '#kit/blank/BlankBoard.tsx'
import { BlankTask } from '#kit/blank/BlankTask.tsx'
import { ui as blankUi } from '#kit/blank/blank-ui.ts'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import type { ExerciseProps, ModuleResult } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { NextActivity } from '#kit/round/DoneActions.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useReadingDone } from '#kit/round/reading-done.tsx'
import { workOf } from '#kit/score.ts'
import { seedOf } from '#kit/shuffle.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import type { Mark } from '#kit/verdict.ts'
import type { RelationContent } from './content.ts'
import { Diagram } from './Diagram.tsx'
import { type ShownRelations, shownRelations } from './public.ts'
import { markWordRelation } from './score.ts'
import { ui } from './ui.ts'

/** Words and what joins them; where some relations are blanks, an exercise. */
export default function WordRelationView(props: ExerciseProps<RelationContent, ShownRelations>) {
  const { shown, mark } = useExercise(props, shownRelations, markWordRelation)
  const exercise = shown.relations.some((relation) => relation.interactive_flg)
  return (
    <BlankTask instruction={exercise ? ui.exercise : ui.explore}>
      {exercise ? (
        <Exercise content={shown} mark={mark} moduleKey={props.moduleKey} />
      ) : (
        <Explored content={shown} />
      )}
    </BlankTask>
  )
}

function Exercise({ content, mark, moduleKey }: { content: ShownRelations; mark: Mark; moduleKey: string }) {
  const host = useHost()
  const [result, setResult] = useState<ModuleResult>()
  return (
    <BlankBoard
      texts={content.relations}
      seed={seedOf(moduleKey)}
      mark={mark}
      summary={result && blankUi.summary(result.earned, result.total)}
      onDone={({ answer, score }) => {
        if (result) return
        const work = workOf(answer, score)
        setResult(work.result)
        host.done(work)
      }}
    >
      {(box) => <Diagram content={content} box={box} />}
    </BlankBoard>
  )
}

function Explored({ content }: { content: ShownRelations }) {
  const end = useReadingDone(1, [])
  const { oneScreen } = useHost()
  const diagram = <Diagram content={content} box={() => undefined} />
  if (!oneScreen)
    return (
      <>
        {diagram}
        <div ref={end} />
      </>
    )
  return (
    <div className="blank-stage">
      <div className="blank-diagram">
        {diagram}
        <div ref={end} />
      </div>
      <CheckBar message={<ResultMessage kind="hint">{ui.explore}</ResultMessage>} after={<NextActivity />} />
    </div>
  )
}
