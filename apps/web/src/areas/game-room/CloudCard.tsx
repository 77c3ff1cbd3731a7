import type { CloudView } from '@hakka/contract/room-views'
import type { Explained } from '@hakka/modules/host'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { EyeOff, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { explain } from '../../app/lookup/explain.ts'

/** The chosen word at the foot of its cloud, never over another: what it means, how it sounds, and who wrote it. */
export function CloudCard({
  picked,
  by,
  dialectId,
  onHide,
  onClose,
}: {
  picked: CloudView['words'][number]
  /** Who wrote it; nobody while names are hidden. */
  by: readonly string[]
  dialectId: number
  onHide(): void
  onClose(): void
}) {
  const known = useExplained(dialectId, picked.text)
  return (
    <section className="cloud-card" aria-label="點到的詞">
      <p>
        <b translate="no">{picked.text}</b>
        {known?.chinese && known.chinese !== picked.text && (
          <span className="cloud-chinese">{known.chinese}</span>
        )}
        {picked.also.length > 0 && <span translate="no">也寫成 {picked.also.join('、')}</span>}
      </p>
      <p>
        <b>{picked.count} 人寫了</b>
        {by.length > 0 && (
          <span translate="no" className="cloud-who">
            {by.join('、')}
          </span>
        )}
      </p>
      {known?.sound && <SoundButton sound={known.sound} says={picked.text} iconOnly />}
      <button type="button" className="board-round" aria-label="藏起來" title="藏起來" onClick={onHide}>
        <EyeOff aria-hidden="true" />
      </button>
      <button type="button" className="board-round" aria-label="收起來" title="收起來" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </section>
  )
}

/** What the dictionary says of a word; nothing of what a class has made up. */
function useExplained(dialectId: number, text: string): Explained | undefined {
  const [known, setKnown] = useState<{ text: string; own: Explained | undefined }>()
  useEffect(() => {
    let gone = false
    void explain(dialectId, text).then((own) => !gone && setKnown({ text, own }))
    return () => {
      gone = true
    }
  }, [dialectId, text])
  return known?.text === text ? known.own : undefined
}
