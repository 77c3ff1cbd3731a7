import type { WordSegment } from '@hakka/contract/dictionary'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { SegmentLinks } from './SegmentLinks.tsx'

/** Nothing was found: what to try instead, and the pieces of a phrase that are words. */
export function NoHits({
  keyword,
  segments,
  dialectId,
}: {
  keyword: string
  segments: readonly WordSegment[]
  dialectId: number
}) {
  return (
    <div className="rounded-card border border-line bg-white px-4 py-8">
      <EmptyState
        title={`查無「${keyword}」的相關資料。`}
        picture={<img src="/images/bird.svg" alt="" width={120} height={90} className="h-[90px] w-30" />}
      >
        換一個說法試試：少打幾個字，改用華語，或不打聲調只打拼音。
      </EmptyState>
      <SegmentLinks segments={segments} dialectId={dialectId} />
    </div>
  )
}
