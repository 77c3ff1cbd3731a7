import { ApiError } from '@hakka/contract/api-error'
import { lazyTwice } from '@hakka/ui/at-rest.ts'
import { Spinner } from '@hakka/ui/Loading.tsx'
import { Suspense, useEffect, useState } from 'react'
import { pageMeta } from '../../app/meta.ts'
import { missingPage } from '../../app/throw-page.ts'
import type { Route } from './+types/host.ts'
import { hostKeyOf } from './enter.ts'
import { CohostLogin, HostAside } from './HostStates.tsx'

/** The board and what speaks with the room: nobody else fetches them. */
const HostRoom = lazyTwice(() => import('./HostRoom.tsx'))

export const meta = () => pageMeta('課堂活動主持頁面')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const handle = { frame: 'own' }

export function loader({ params }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,9}$/.test(params.roomId)) missingPage()
  return { roomId: Number(params.roomId) }
}

/** Why a link does not let in: a colleague's wants a login, and a teacher's. */
function refusalOf(error: unknown): 'login' | 'no-teacher' | 'refused' {
  if (!(error instanceof ApiError)) return 'refused'
  return error.code === 'login_required' ? 'login' : error.code === 'forbidden' ? 'no-teacher' : 'refused'
}

/** Where a teacher leads a room; who she is stands behind the hash, or is her login. */
export default function HostPage({ loaderData: { roomId } }: Route.ComponentProps) {
  const [entered, setEntered] = useState<{ hostKey: string | undefined } | ReturnType<typeof refusalOf>>()
  useEffect(() => {
    let gone = false
    hostKeyOf(roomId).then(
      (hostKey) => !gone && setEntered({ hostKey }),
      (error: unknown) => !gone && setEntered(refusalOf(error)),
    )
    return () => {
      gone = true
    }
  }, [roomId])
  const opening = (
    <main id="main" tabIndex={-1} className="room-page grid min-h-dvh place-content-center outline-none">
      <h1 className="sr-only">課堂活動</h1>
      <p className="flex items-center gap-3 text-20" role="status">
        <Spinner />
        正在打開房間…
      </p>
    </main>
  )
  if (!entered) return opening
  if (entered === 'login' || entered === 'no-teacher')
    return <CohostLogin roomId={roomId} as={entered === 'login' ? 'nobody' : 'no-teacher'} />
  if (entered === 'refused') return <HostAside ended={false} roomId={roomId} />
  return (
    <Suspense fallback={opening}>
      <HostRoom key={roomId} roomId={roomId} hostKey={entered.hostKey} />
    </Suspense>
  )
}
