import type { WordSegment } from '@hakka/contract/dictionary'
import { Link } from 'react-router'
import { Segments } from '../../app/dictionary/Segments.tsx'
import { wordPath } from '../../app/dictionary/word-path.ts'
import { WORD_CHIP } from './word-chip.ts'

/** The words that a phrase is made of; nothing where none of them is known. */
export function SegmentLinks({
  segments,
  dialectId,
}: {
  segments: readonly WordSegment[]
  dialectId: number
}) {
  if (!segments.some(({ known }) => known)) return null
  return (
    <section className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-18 font-bold">拆開來查</h2>
      <Segments segments={segments}>
        {(text) => (
          <Link to={wordPath(text, dialectId)} lang="hak-Hant-TW" className={WORD_CHIP}>
            {text}
          </Link>
        )}
      </Segments>
    </section>
  )
}
