import { DeskPage } from '../../app/desk/DeskPage.tsx'
import { Message } from '../../app/shell/Message.tsx'
import { useDesk } from './use-desk.ts'

/** A page of the desk that is named in its menu and not there yet. */
export default function AdminSoon() {
  const items = useDesk()?.sections.flatMap((section) => section.items) ?? []
  return (
    <DeskPage title={items.find(({ active }) => active)?.title ?? '編輯後台'}>
      <Message picture="state-coming-soon" title="即將推出">
        這個編輯頁面正在準備。
      </Message>
    </DeskPage>
  )
}
