import { pageMeta } from '../../app/meta.ts'
import { Message } from '../../app/shell/Message.tsx'
import type { Route } from './+types/soon.ts'
import { MY_PAGES } from './tabs.ts'

const pageAt = (pathname: string) =>
  MY_PAGES.find(({ path }) => pathname.replace(/\/$/, '') === `/my/${path}`)

export const meta = ({ location }: Route.MetaArgs) => pageMeta(pageAt(location.pathname)?.title)

/** A page of the personal area that has its tab and is not there yet. */
export default function MySoon({ matches }: Route.ComponentProps) {
  const page = pageAt(matches.at(-1)?.pathname ?? '')
  return (
    <Message picture="state-coming-soon" title="即將推出">
      {page && 'note' in page && page.note}
    </Message>
  )
}
