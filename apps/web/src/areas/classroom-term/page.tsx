import { dialectName } from '@hakka/contract/constants'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { pack, unpack } from '../../app/packed.ts'
import { queryOf } from '../../app/query.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import type { Route } from './+types/page.ts'
import { loadTerms } from './load-terms.ts'
import { TermsError } from './TermsError.tsx'
import { TermsPage } from './TermsPage.tsx'
import './terms.css'

const QUERY = ['dialect_id', 'category_id'] as const

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  pack(await loadTerms(context.get(servicesContext).api, queryOf(request, QUERY)))

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

/** The wall, and another subcategory, need nothing of the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return QUERY.some((key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key))
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return pageMeta('課室用語')
  const { open, dialectId } = unpack(loaderData)
  return pageMeta(`${open.title}（${dialectName(dialectId)}）｜課室用語`)
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const terms = unpack(loaderData)
  return (
    <>
      <ReadingFace face={terms.open.font} />
      <TermsPage {...terms} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TermsError error={error} />
}
