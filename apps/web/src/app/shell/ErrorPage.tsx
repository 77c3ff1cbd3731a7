import { ApiError } from '@hakka/contract/api-error'
import { ERRORS, messageForStatus } from '@hakka/contract/errors'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { Message } from './Message.tsx'

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return error.status
  return 500
}

/** 404, 422, 403 and everything else that stops a page. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error)
  // Whoever came for a class that is gone wants back to the others.
  const isMine = useLocation().pathname.startsWith('/my/')
  const home = (
    <Link to={isMine ? '/my/dashboard' : '/'} className={buttonClass({ kind: 'brand' })}>
      {isMine ? '回個人專區' : '回首頁'}
    </Link>
  )
  // 422: the address lacks something, or says what no page is for.
  if (status === 404 || status === 422) {
    return (
      <Message level="h1" picture="state-404" title="找不到這一頁" action={home}>
        {ERRORS.not_found.message}。
        <br />
        {isMine ? '可能刪除了，或是你已經不在那個班級。' : '網址可能打錯了，或是這一頁已經移走。'}
      </Message>
    )
  }
  if (status === 401) {
    return (
      <Message
        level="h1"
        picture="state-403"
        title={ERRORS.login_required.message}
        action={
          <Link to="/login" className={buttonClass({ kind: 'brand' })}>
            登入
          </Link>
        }
      >
        登入以後就能看這一頁。
      </Message>
    )
  }
  if (status === 403) {
    return (
      <Message level="h1" picture="state-403" title="這一頁不能看" action={home}>
        {ERRORS.forbidden.message}。若你應該能看到它，請聯絡網站管理員。
      </Message>
    )
  }
  return (
    <Message
      level="h1"
      picture="state-500"
      title="網站出了一點問題"
      action={
        <>
          <button type="button" className={buttonClass({ kind: 'brand' })} onClick={() => location.reload()}>
            再試一次
          </button>
          <Link to="/" className={buttonClass({ kind: 'ghost' })}>
            回首頁
          </Link>
        </>
      }
    >
      {messageForStatus(Math.max(status, 500))}。你的學習紀錄不會不見。
    </Message>
  )
}
