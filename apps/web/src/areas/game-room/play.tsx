import { lazyTwice } from '@hakka/ui/at-rest.ts'
import { Spinner } from '@hakka/ui/Loading.tsx'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pageMeta } from '../../app/meta.ts'
import type { Route } from './+types/play.ts'
import { digitsOf } from './code.ts'
import { JoinForm } from './phone/JoinForm.tsx'
import { type Looked, lookFor, whoseRoom } from './phone/look.ts'

/** What speaks with the room comes once somebody is in it. */
const PupilRoom = lazyTwice(() => import('./phone/PupilRoom.tsx'))

export const meta = () => pageMeta('課堂活動')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const handle = { frame: 'own' }

export const loader = ({ params }: Route.LoaderArgs) => ({ code: digitsOf(params.code) })

/** A room for pupils: coming in, and then what the class does there. */
export default function PlayPage({ loaderData: { code } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [looked, setLooked] = useState<Looked>()
  const look = useCallback(() => void lookFor(code).then(setLooked), [code])
  useEffect(look, [look])
  const goIn = (own: string) => (own === code ? look() : void navigate(`/game_room/play/${own}`))
  if (looked?.code !== code) return <Opening />
  const room = 'room' in looked ? looked.room : undefined
  if (!room?.mine) return <JoinForm key={code} firstCode={code} first={looked} onIn={goIn} />
  const { mine } = room
  return (
    <Suspense fallback={<Opening />}>
      <PupilRoom
        key={`${room.room_id} ${mine.no}`}
        place={{
          roomId: room.room_id,
          code,
          title: whoseRoom(room),
          name: mine.name,
        }}
        onAgain={look}
      />
    </Suspense>
  )
}

function Opening() {
  return (
    <main id="main" tabIndex={-1} className="room-page grid min-h-dvh place-content-center outline-none">
      <h1 className="sr-only">課堂活動</h1>
      <p className="flex items-center gap-3 text-20" role="status">
        <Spinner />
        正在進房間…
      </p>
    </main>
  )
}
