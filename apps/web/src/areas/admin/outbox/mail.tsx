import { buttonClass } from '@hakka/ui/Button.tsx'
import { ExternalLink } from 'lucide-react'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/mail.ts'
import { MailProgress } from './MailProgress.tsx'
import { linkIn, withNewTabs } from './mail-parts.ts'
import { ResendButton } from './ResendButton.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.mail.subject)

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { data } = await orPage(
    context.get(servicesContext).api('GET /api/admin/outbox/{id}', { params: { id } }),
  )
  return { mail: data }
}

/** One mail: what is known of it, and where the site keeps it, what it says. */
export default function OutboxMail({ loaderData: { mail } }: Route.ComponentProps) {
  const link = mail.text === null ? undefined : linkIn(mail.text)
  return (
    <DeskPage
      title={mail.subject}
      crumbs={[{ label: '寄件匣', to: '/admin/outbox' }]}
      lead={
        <>
          寄給 <code className="font-ui break-all">{mail.to}</code>，{taipeiTime(mail.at)}
        </>
      }
      actions={
        <>
          {link && (
            <a href={link} target="_blank" rel="noreferrer" className={buttonClass({ kind: 'ghost' })}>
              <ExternalLink aria-hidden="true" />
              開啟信裡的連結
              <span className="sr-only">（新分頁）</span>
            </a>
          )}
          {mail.can_resend && <ResendButton id={mail.id} to={mail.to} />}
        </>
      }
    >
      <div className="mb-5">
        <MailProgress mail={mail} />
      </div>
      {mail.html === null ? (
        <p className="rounded-option border border-line bg-white p-5">
          這封信的內容不顯示：信裡可能有登入帳號的連結。
        </p>
      ) : (
        <Content subject={mail.subject} html={mail.html} text={mail.text} />
      )}
    </DeskPage>
  )
}

/** A mail as its reader sees it. Its HTML stands in a frame of no origin, where nothing can run. */
function Content({ subject, html, text }: { subject: string; html: string; text: string | null }) {
  return (
    <>
      <iframe
        title={`信件內容：${subject}`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={withNewTabs(html)}
        className="block h-160 w-full rounded-option border border-line bg-white"
      />
      <details className="mt-5 rounded-option border border-line bg-white px-5 py-2">
        <summary className="flex min-h-10 cursor-pointer items-center font-medium">純文字版本</summary>
        <pre className="overflow-x-auto pb-3 font-ui whitespace-pre-wrap">{text}</pre>
      </details>
    </>
  )
}
