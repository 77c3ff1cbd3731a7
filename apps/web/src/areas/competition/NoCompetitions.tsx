import { ErrorState } from '@hakka/ui/ErrorState.tsx'
import { useRevalidator } from 'react-router'

/** The lists of both sides where they could not be read. */
export function NoCompetitions() {
  const { revalidate } = useRevalidator()
  return (
    <ErrorState title="取得班級競賽失敗" retry={() => void revalidate()}>
      網路可能斷了，或是網站正在更新。
    </ErrorState>
  )
}
