import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/account-edit.ts'
import { Bindings } from './Bindings.tsx'
import { DataForm } from './DataForm.tsx'
import { Devices } from './Devices.tsx'
import { EmailForm } from './EmailForm.tsx'
import { Erase } from './Erase.tsx'
import type { loader as layoutLoader } from './layout.tsx'
import { OwnAccount } from './OwnAccount.tsx'
import { PasswordForm } from './PasswordForm.tsx'

export const meta = () => pageMeta('帳號設定')

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const [account, devices, own] = await orPage(
    Promise.all([api('GET /api/my/account'), api('GET /api/my/sessions'), api('GET /api/my/account-join')]),
  )
  return { account: account.data, devices: devices.data, own: own.data }
}

const SECTIONS = [
  { id: 'data', title: '修改資料' },
  { id: 'email', title: '更換電子郵件' },
  { id: 'password', title: '修改密碼' },
  { id: 'bindings', title: '綁定帳號' },
  { id: 'own', title: '班級帳號' },
  { id: 'devices', title: '登入中的裝置' },
  { id: 'export', title: '下載我的資料' },
  { id: 'erase', title: '刪除帳號' },
] as const

function Section({
  id,
  lead,
  children,
}: {
  id: (typeof SECTIONS)[number]['id']
  lead?: string
  children: ReactNode
}) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 p-5 md:p-7">
      <h2 id={`${id}-title`} className="text-22 font-bold">
        {SECTIONS.find((section) => section.id === id)?.title}
      </h2>
      {lead && <p className="mt-1 text-16 text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  )
}

export default function AccountEditPage({ loaderData: { account, devices, own } }: Route.ComponentProps) {
  const mine = useRouteLoaderData<typeof layoutLoader>('areas/my/layout')
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[240px_minmax(0,760px)]">
      <nav aria-label="帳號設定" className="rounded-card border border-line bg-white p-2 max-lg:hidden">
        <ul>
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center rounded-option px-4 text-ink no-underline hover:bg-note hover:text-brand"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-6">
        <Section id="data">
          <DataForm account={account} />
        </Section>
        <Section id="email" lead="確認信會寄到新的信箱，按下信中的連結後才會更換。">
          <EmailForm account={account} />
        </Section>
        <Section id="password" lead="更換以後，其他裝置都會登出。">
          <PasswordForm account={account} />
        </Section>
        <Section id="bindings" lead="綁定以後，也可以用這些帳號登入。最後一種登入方式不能解除。">
          {mine && <Bindings fields={mine.userFields} />}
        </Section>
        <Section id="own" lead="老師發的帳號卡上的帳號，可以變成你自己的。">
          <OwnAccount account={account} classAccount={own.class_account} joins={own.joins} />
        </Section>
        <Section id="devices" lead="看到不認得的裝置時，請登出它，並更換密碼。">
          <Devices devices={devices} />
        </Section>
        <Section id="export" lead="個人資料、學習歷程、課程進度和問題回報，裝在一個壓縮檔裡。">
          <a href="/api/my/export" download className={buttonClass({ kind: 'outline' })}>
            <Download size={20} aria-hidden="true" />
            下載壓縮檔
          </a>
        </Section>
        <Section id="erase">
          <Erase account={account} />
        </Section>
      </div>
    </div>
  )
}
