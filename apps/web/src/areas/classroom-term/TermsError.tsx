import { ErrorState } from '@hakka/ui/ErrorState.tsx'
import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '../../app/shell/ErrorPage.tsx'

/** Terms that could not be loaded; an address that names none has the site's own pages. */
export function TermsError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage error={error} />
  return (
    <div className="wrap py-16">
      <title>取得資料失敗｜客語學堂</title>
      <ErrorState title="取得資料失敗" retry={() => location.reload()}>
        網路可能斷了，或是網站正在更新。
      </ErrorState>
    </div>
  )
}
