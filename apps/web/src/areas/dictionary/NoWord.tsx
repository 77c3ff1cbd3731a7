import type { WordLine, WordSegment } from '@hakka/contract/dictionary'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { ResultList } from './ResultList.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SegmentLinks } from './SegmentLinks.tsx'

const SHOWN = 24

/** The first characters of a text that may be a whole book. */
function short(text: string): string {
  const characters = Array.from(text)
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text
}

/** There is no such word: its pieces, words that are near to it, and the field to try again. */
export function NoWord({
  word,
  fault,
  segments,
  near,
  dialectId,
}: {
  word: string
  /** Why it can be no word. */
  fault: string | null
  segments: readonly WordSegment[]
  near: readonly WordLine[]
  dialectId: number
}) {
  return (
    <>
      <PageBanner
        title="查無資料"
        crumbs={[{ label: '客語辭典', to: '/dictionary' }, { label: '查無資料' }]}
      />
      <div className="wrap grid grid-cols-1 gap-6 pt-6">
        <p translate="no" className="text-22 leading-snug">
          查無「{short(word)}」的相關資料。{fault}
        </p>
        <SearchBox key={word} keyword={word.length <= SHOWN ? word : ''} dialectId={dialectId} />
        <SegmentLinks segments={segments} dialectId={dialectId} />
        {near.length > 0 && (
          <section aria-labelledby="near">
            <h2 id="near" className="mb-3 text-22 leading-snug font-bold">
              相近的詞
            </h2>
            <ResultList words={near} dialectId={dialectId} />
          </section>
        )}
      </div>
    </>
  )
}
