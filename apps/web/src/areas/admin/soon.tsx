import { Message } from '../../app/shell/Message.tsx'

/** A page of the desk that is named in its menu and not there yet. */
export default function AdminSoon() {
  return (
    <>
      <h1 className="sr-only">編輯後台</h1>
      <Message picture="state-coming-soon" title="即將推出">
        這個編輯頁面正在準備。
      </Message>
    </>
  )
}
