import { MailCheck } from 'lucide-react'
import { Form, Link } from 'react-router'
import { EntryButton } from '../../app/entry/EntryForm.tsx'
import { ENTRY_LINK } from '../../app/entry/EntryFrame.tsx'

/** The page of a mail's link: one more press, which no mail scanner makes. */
export function Confirm({ csrf, token }: { csrf: string; token: string }) {
  return (
    <>
      <p className="mt-4">只差一步：按下面的按鈕，就完成電子郵件的確認。</p>
      <Form method="post" className="mt-6">
        <input type="hidden" name="_token" value={csrf} />
        <input type="hidden" name="token" value={token} />
        <EntryButton icon={<MailCheck size={24} aria-hidden="true" />}>確認電子郵件</EntryButton>
      </Form>
      <p className="mt-6 text-16 text-muted">
        連結 30 分鐘內有效，只能用一次。過期了，請登入後
        <Link to="/email/verify" className={ENTRY_LINK}>
          重寄確認信
        </Link>
        。
      </p>
    </>
  )
}
