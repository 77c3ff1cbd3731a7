import { redirect } from 'react-router'
import type { Route } from './+types/shelf.ts'

/** The shelf is where books are looked for. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(`/self_study/reading/menu${new URL(request.url).search}`)
