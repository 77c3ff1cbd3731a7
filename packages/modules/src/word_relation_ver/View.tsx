import { Card } from '@hakka/ui/Card.tsx'
import { useState } from 'react'
import { BlankBoard } from '#kit/BlankBoard.tsx'
import { ui as blankUi } from '#kit/blank-ui.ts'
import type { ModuleResult, ViewProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { useReadingDone } from '#kit/reading-done.tsx'
import { resultOf } from '#kit/score.ts'
import { seedOf } from '#kit/shuffle.ts'
import { Diagram } from './Diagram.tsx'
import type { RelationContent } from './module.ts'
import { scoreWordRelation } from './score.ts'
import { ui } from './ui.ts'

/** Words and what joins them; where some relations are blanks, an exercise. */
export default function WordRelationView({ content, moduleKey }: ViewProps<RelationContent>) {
  const exercise = content.relations.some((relation) => relation.interactive_flg)
  return (
    <Card className="grid gap-4 p-4 md:p-8">
      <p className="text-18">{exercise ? ui.exercise : ui.explore}</p>
      {exercise ? <Exercise content={content} moduleKey={moduleKey} /> : <Explored content={content} />}
    </Card>
  )
}

function Exercise({ content, moduleKey }: { content: RelationContent; moduleKey: string }) {
  const host = useHost()
  const [result, setResult] = useState<ModuleResult>()
  return (
    <BlankBoard
      texts={content.relations}
      seed={seedOf(moduleKey)}
      summary={result && blankUi.summary(result.earned, result.total)}
      onDone={(first) => {
        if (result) return
        const earned = resultOf(scoreWordRelation(content, first))
        setResult(earned)
        host.done(earned)
      }}
    >
      {(box) => <Diagram content={content} box={box} />}
    </BlankBoard>
  )
}

function Explored({ content }: { content: RelationContent }) {
  const end = useReadingDone(1, [])
  return (
    <>
      <Diagram content={content} box={() => undefined} />
      <div ref={end} />
    </>
  )
}
