import { dialectName } from '@hakka/contract/constants'
import { HostProvider, Practice } from '@hakka/modules/web'
import { cellsOf } from '@hakka/ui/readings.ts'
import { SyllableCells } from '@hakka/ui/SyllableCells.tsx'
import { WordSound } from '@hakka/ui/WordSound.tsx'
import { useAnnouncer } from '../../app/container/use-announcer.tsx'
import { useRecorder } from '../../app/recorder/use-recorder.ts'
import { useVisitor } from '../../app/visitor.ts'
import type { Practised } from './load-practice.ts'
import { useLabHost } from './use-lab-host.ts'

/** The word with the course of each tone, its sound where there is one, and the microphone. */
export function PracticeCard({ practised, dialectId }: { practised: Practised; dialectId: number }) {
  const { text, pinyin, sound } = practised
  const { announce, line } = useAnnouncer()
  const host = useLabHost(dialectId, announce)
  const userId = useVisitor().user?.id ?? null
  useRecorder({
    userId,
    hasModule: true,
    page: { page_code: 'self_study.ai_judging', dialect_id: dialectId },
  })
  const cells = cellsOf({ word: text, pinyin })
  const marks = host.reading.pinyin === 'numbers' ? 'numbers' : 'marks'
  return (
    <section aria-labelledby="practised" className="rounded-card border border-line bg-white p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-16 text-muted">{dialectName(dialectId)}</p>
          <h2 id="practised" aria-label={text} className="font-reading">
            {cells ? (
              <SyllableCells cells={cells} dialectId={dialectId} marks={marks} size="hero" />
            ) : (
              <span lang="hak-Hant-TW" className="text-40">
                {text}
              </span>
            )}
          </h2>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {sound ? (
            <>
              <WordSound sound={sound} says={text} size="l" />
              <WordSound sound={sound} says={text} slow kind="ghost" />
            </>
          ) : (
            <p className="max-w-[22em] text-16 text-muted">
              這個詞還沒有聲音。看字下面的線：圓點是開頭，線往上就往上唸，往下就往下唸，短線要唸得短。
            </p>
          )}
        </div>
      </div>
      <div className="@container mt-4 rounded-option bg-pool p-4">
        <HostProvider host={host}>
          <Practice spoken={{ text, pinyin, sound: sound ?? undefined }} />
        </HostProvider>
      </div>
      {line}
    </section>
  )
}
