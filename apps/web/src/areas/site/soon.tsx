import { buttonClass } from '@hakka/ui/Button.tsx'
import { Link } from 'react-router'
import { pageMeta } from '../../app/meta.ts'
import { Message } from '../../app/shell/Message.tsx'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { SOON } from '../../app/soon.ts'
import type { Route } from './+types/soon.ts'

const pageAt = (pathname: string) => SOON.find(({ path }) => path === pathname.replace(/\/$/, '')) ?? SOON[0]

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = ({ location }: Route.MetaArgs) => [
  ...pageMeta(pageAt(location.pathname).title),
  { name: 'robots', content: 'noindex' },
]

/** An honest page for what is linked and not there yet. */
export default function SoonPage({ matches }: Route.ComponentProps) {
  const page = pageAt(matches.at(-1)?.pathname ?? '')
  return (
    <>
      <PageBanner title={page.title} crumbs={[{ label: page.title }]} />
      <Message
        picture="state-coming-soon"
        title="即將推出"
        action={
          <Link to="/lesson/menu" className={buttonClass({ kind: 'brand' })}>
            先去課程專區
          </Link>
        }
      >
        {page.note}
      </Message>
    </>
  )
}
