import type { TestItem } from '@hakka/contract/assignment-test'
import type { ModuleHost } from '@hakka/modules/host'
import { CheckAsk } from '@hakka/modules/study/listening'
import { ClozeAsk } from '@hakka/modules/study/writing'
import { StudyPart } from '@hakka/modules/web'

/** A question of a test about self-study material, shown without its key. */
export default function AskedStudy({
  test: { item, items, asked, given, no },
  host,
}: {
  test: TestItem
  host: ModuleHost
}) {
  const before = given?.length === 1 ? given[0]?.text : undefined
  return (
    <StudyPart host={host} className="grid grid-cols-1 gap-8 text-18 leading-[1.75]">
      {asked.of === 'dialogue' && <CheckAsk asked={asked} given={before} />}
      {asked.of === 'cloze_set' && (
        <ClozeAsk
          asked={asked}
          name={`test-${item.id}-${no}`}
          no={no}
          of={items.find(({ id }) => id === item.id)?.question_count ?? 1}
        />
      )}
    </StudyPart>
  )
}
