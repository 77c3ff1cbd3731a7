import { ErrorState } from '@hakka/ui/ErrorState.tsx'
import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '../../app/shell/ErrorPage.tsx'

/** A lesson that could not be loaded; an address that names none, or may not be seen, has the site's own pages. */
export function LessonError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage error={error} />
  return (
    <div className="wrap py-16">
      <title>課程資料取得失敗！｜客語學堂</title>
      <ErrorState title="課程資料取得失敗！" retry={() => location.reload()}>
        網路可能斷了，或是網站正在更新。你的學習紀錄不會不見。
      </ErrorState>
    </div>
  )
}
