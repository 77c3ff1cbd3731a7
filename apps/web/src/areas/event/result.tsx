import { buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { orMissing, orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/result.ts'
import { orNull } from './or-null.ts'
import { missedOf, PractiseMissed } from './PractiseMissed.tsx'
import { ResultScreen } from './ResultScreen.tsx'
import './event.css'
import './play.css'
import './answers.css'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api: call } = context.get(servicesContext)
  const uuid = new URL(request.url).searchParams.get('uuid') ?? ''
  const found = await orMissing(orNull(call('GET /api/event/result', { query: { uuid } })))
  if (!found) return null
  const { data: result } = found
  const query = { event_id: result.event_id, uuid }
  return { result, ranks: await orPage(call('GET /api/event/rank', { query })) }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${loaderData.result.user_name}的成績・${loaderData.result.event_title}` : '成績')

export default function EventResultPage({ loaderData }: Route.ComponentProps) {
  const [practising, setPractising] = useState(false)
  if (!loaderData) return <NoResult />
  const { result, ranks } = loaderData
  const missed = result.is_mine ? missedOf(result) : null
  if (practising && missed !== null) {
    return (
      <PractiseMissed
        result={result}
        deal={missed}
        onLeave={() => setPractising(false)}
        onEnd={() => {
          setPractising(false)
          toast({ type: 'success', body: '答錯的都練習過了！' })
        }}
      />
    )
  }
  return (
    <ResultScreen
      result={result}
      ranks={ranks}
      onPractise={missed === null ? undefined : () => setPractising(true)}
    />
  )
}

function NoResult() {
  return (
    <div className="wrap py-24" role="alert">
      <h1 className="sr-only">成績</h1>
      <EmptyState title="無法取得遊戲結果">
        <Link to="/events" className={buttonClass({ kind: 'brand' })}>
          返回活動列表
        </Link>
      </EmptyState>
    </div>
  )
}
