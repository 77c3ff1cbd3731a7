import { useNavigate } from 'react-router'
import { pageMeta } from '../../app/meta.ts'
import type { Route } from './+types/join.ts'
import { digitsOf } from './code.ts'
import { JoinForm } from './phone/JoinForm.tsx'

export const meta = () => pageMeta('加入房間')

/** The same for everybody: a class that comes in at once is answered by the page that is kept. */
export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const handle = { frame: 'own' }

export const loader = ({ url: { searchParams } }: Route.LoaderArgs) => ({
  code: digitsOf(searchParams.get('code') ?? ''),
})

/** Where pupils type the code that stands on the board; the QR code brings it along. */
export default function JoinPage({ loaderData: { code } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return <JoinForm firstCode={code} onIn={(own) => navigate(`/game_room/play/${own}`)} />
}
