import { Card } from '@hakka/ui/Card.tsx'
import { useMemo, useState } from 'react'
import { BlankBoard } from '#kit/BlankBoard.tsx'
import { ui as blankUi } from '#kit/blank-ui.ts'
import type { ModuleResult, ViewProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { resultOf } from '#kit/score.ts'
import { seedOf } from '#kit/shuffle.ts'
import { MindMap } from './MindMap.tsx'
import type { MindmapContent } from './module.ts'
import { scoreMindmap } from './score.ts'
import { termsOf } from './terms.ts'
import { ui } from './ui.ts'

/** A mind map whose blanks are chosen one by one. */
export default function MindmapView({ content, moduleKey }: ViewProps<MindmapContent>) {
  const host = useHost()
  const terms = useMemo(() => termsOf(content), [content])
  const [result, setResult] = useState<ModuleResult>()
  return (
    <Card className="grid gap-4 p-4 md:p-8">
      <p className="text-18">{ui.instruction}</p>
      <BlankBoard
        texts={terms}
        seed={seedOf(moduleKey)}
        summary={result && blankUi.summary(result.earned, result.total)}
        onDone={(first) => {
          if (result) return
          const earned = resultOf(scoreMindmap(content, first))
          setResult(earned)
          host.done(earned)
        }}
      >
        {(box) => <MindMap content={content} box={box} />}
      </BlankBoard>
    </Card>
  )
}
