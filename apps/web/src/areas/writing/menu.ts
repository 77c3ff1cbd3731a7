import { redirect } from 'react-router'
import type { Route } from './+types/menu.ts'

/** Writing has no menu: its sets are chosen beside them. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(`/self_study/writing${new URL(request.url).search}`)
