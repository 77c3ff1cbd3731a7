import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { Captions, CaptionsOff } from 'lucide-react'
import { useReading } from '../../app/container/reading.ts'
import type { Looks } from './ReaderControls.tsx'
import type { BookPage } from './use-page-sound.ts'

/** What is said on the page, in Hakka and in Mandarin, each where it is wanted; the whole of it can be put away. */
export function Subtitles({
  page,
  dialectId,
  looks,
  onLooks,
}: {
  page: BookPage | undefined
  dialectId: number
  looks: Looks
  onLooks(own: Partial<Looks>): void
}) {
  const { pinyin } = useReading()
  const { hakka, chinese, hidden } = looks
  if (hidden || (!hakka && !chinese)) {
    return (
      <div className="reader-subtitles" data-hidden>
        {hidden && (
          <IconButton label="顯示字幕" onClick={() => onLooks({ hidden: false })}>
            <Captions aria-hidden="true" />
          </IconButton>
        )}
      </div>
    )
  }
  return (
    <div className="reader-subtitles">
      <div className="reader-said" aria-live="polite">
        {hakka &&
          page?.sentences.map(({ hakka_sentence: { text, pinyin: reading } }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a page have nothing else of their own
            <p key={index}>
              <Ruby text={text} pinyin={reading} dialectId={dialectId} size="title" marks={pinyin} />
            </p>
          ))}
        {chinese && (
          <p className="reader-chinese">{page?.sentences.map((own) => own.chinese_sentence.text).join('')}</p>
        )}
      </div>
      <IconButton label="收起字幕" className="max-md:hidden" onClick={() => onLooks({ hidden: true })}>
        <CaptionsOff aria-hidden="true" />
      </IconButton>
    </div>
  )
}
