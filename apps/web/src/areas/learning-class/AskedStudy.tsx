import type { TestItem } from '@hakka/contract/assignment-test'
import type { ModuleHost } from '@hakka/modules/host'
import { CheckAsk } from '@hakka/modules/study/listening'
import { ClozeAsk } from '@hakka/modules/study/writing'
import { HostProvider } from '@hakka/modules/web'
import { Live } from '@hakka/ui/early-taps.tsx'
import { useRef } from 'react'

/** A question of a test about self-study material, shown without its key. */
export default function AskedStudy({
  test: { item, items, asked, given, no },
  host,
}: {
  test: TestItem
  host: ModuleHost
}) {
  const part = useRef<HTMLDivElement>(null)
  const before = given?.length === 1 ? given[0]?.text : undefined
  return (
    <HostProvider host={host}>
      <div
        ref={part}
        data-part
        data-size={host.reading.size}
        data-projector={host.reading.projector || undefined}
        className="grid grid-cols-1 gap-8 text-18 leading-[1.75]"
      >
        {asked.of === 'dialogue' && <CheckAsk asked={asked} given={before} />}
        {asked.of === 'cloze_set' && (
          <ClozeAsk
            asked={asked}
            name={`test-${item.id}-${no}`}
            no={no}
            of={items.find(({ id }) => id === item.id)?.question_count ?? 1}
          />
        )}
        <Live part={part} />
      </div>
    </HostProvider>
  )
}
