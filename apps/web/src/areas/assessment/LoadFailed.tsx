import { ErrorState } from '@hakka/ui/ErrorState.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const TEXT = '取得學習評量下載資料失敗'

export function LoadFailed() {
  const { revalidate } = useRevalidator()
  useEffect(() => toast({ type: 'error', body: TEXT }), [])
  return <ErrorState title={TEXT} retry={() => void revalidate()} />
}
