import { HostProvider, ModuleView, moduleItems } from '@hakka/modules/web'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { ArrowRight, Check } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useAnnouncer } from '../../app/container/use-announcer.tsx'
import { servicesContext } from '../../app/context.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { pageMeta } from '../../app/meta.ts'
import { missingPage, orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/test.ts'
import { useTestHost } from './use-test-host.ts'
import '../../app/container/container.css'
import '../../app/container/games.css'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.test.item.title ?? '測驗')

export const headers = () => ({ 'Cache-Control': 'no-store' })

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api: ask } = context.get(servicesContext)
  const query = { id: searchParams.get('id') ?? '', item_id: searchParams.get('item_id') ?? '' }
  if (!isId(query.id) || !isId(query.item_id)) missingPage()
  const isTry = searchParams.get('try') === '1'
  const call = isTry
    ? ask('GET /api/my/teaching-class/assignment/test', { query })
    : ask('GET /api/my/learning-class/assignment/test', { query })
  return { test: (await orPage(call)).data, isTry }
}

/** A module of a test: it has no key, and each answer is marked by the server. */
export default function TestPage({ loaderData }: Route.ComponentProps) {
  return <Sitting key={loaderData.test.item.id} {...loaderData} />
}

function Sitting({ test, isTry }: Route.ComponentProps['loaderData']) {
  const { assignment, item, items, module, handed_in } = test
  const { announce, line } = useAnnouncer()
  const host = useTestHost(test, { announce, isTry })
  const shown = useMemo(
    () => moduleItems(module.type, module.content).map(({ no }) => no - 1),
    [module.type, module.content],
  )
  const suffix = isTry ? '&try=1' : ''
  const back = `/my/learning-class/assignment?id=${assignment.id}${suffix}`
  const next = items[items.findIndex(({ id }) => id === item.id) + 1]
  return (
    <div data-level={module.level_no} className="grid gap-5">
      <Card as="section" className="flex flex-wrap items-center justify-between gap-3 p-5 md:px-7">
        <div className="grid gap-1">
          <p className="text-16 text-muted">
            {assignment.title}　第 {item.no} 個活動，共 {items.length} 個
          </p>
          <h2 className="text-26 leading-tight font-bold">{item.title}</h2>
          {module.description && <p className="text-16">{module.description}</p>}
        </div>
        <Chip>測驗</Chip>
      </Card>
      {handed_in ? (
        <FormAlert type="warning">這份測驗已經交了，不能再作答。</FormAlert>
      ) : (
        <>
          <p className="text-16 text-muted">每一題第一次送出的才算分，再做一次是練習；分數交卷以後才知道。</p>
          <HostProvider host={host}>
            <ModuleView
              type={module.type}
              content={module.content}
              items={shown}
              moduleKey={`test-${item.id}`}
            />
          </HostProvider>
        </>
      )}
      <div className="flex flex-wrap justify-between gap-3 max-sm:[&>a]:w-full">
        <Link to={back} className={buttonClass({ kind: next ? 'ghost' : 'brand' })}>
          <Check aria-hidden="true" />
          {next ? '回測驗' : '做完了，回去交卷'}
        </Link>
        {next && (
          <Link
            to={`/my/learning-class/test?id=${assignment.id}&item_id=${next.id}${suffix}`}
            aria-label={`下一個活動：${next.title}`}
            className={buttonClass({ kind: 'brand' })}
          >
            下一個活動
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </div>
      {line}
    </div>
  )
}
