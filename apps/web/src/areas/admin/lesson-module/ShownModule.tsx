import type { ModuleHost } from '@hakka/modules/host'
import { HostProvider, ModuleView, moduleItems } from '@hakka/modules/web'
import { play } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { signal } from '@hakka/ui/signals.ts'
import { useMemo } from 'react'
import { useAnnouncer } from '../../../app/container/use-announcer.tsx'
import { explain } from '../../../app/lookup/explain.ts'
import type { PreviewMessage } from './preview-message.ts'
import { useWritten } from './use-written.ts'

/** A module as a learner sees it, in the state that it is written in. */
export function ShownModule({
  type,
  content,
  turn,
  dialectId,
  levelNo,
  title,
  code,
  words,
  item,
  projector,
}: PreviewMessage) {
  const { announce, line } = useAnnouncer()
  const { written, anew } = useWritten(item, content, turn)
  const host = useMemo<ModuleHost>(
    () => ({
      dialectId,
      levelNo,
      reading: { pinyin: 'marks', chinese: true, size: 1, projector },
      vocabulary: words,
      play,
      playAll: playSequence,
      signal,
      announce,
      explain: (text) => explain(dialectId, text),
      written,
      done() {},
    }),
    [dialectId, levelNo, words, projector, announce, written],
  )
  const all = useMemo(() => moduleItems(type, content).map(({ no }) => no - 1), [type, content])
  const items = item !== undefined && all.includes(item) ? [item] : all.slice(0, 1)
  return (
    <HostProvider host={host}>
      <h2 className="mb-4 flex items-center gap-3 text-22 font-bold">
        <span className="code-chip">{code}</span>
        {title}
      </h2>
      <ModuleView type={type} content={content} items={items} moduleKey={`preview-${anew}`} />
      {line}
    </HostProvider>
  )
}
