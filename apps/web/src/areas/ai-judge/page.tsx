import { PRACTICE_NAMES } from '@hakka/contract/constants'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { pack, unpack } from '../../app/packed.ts'
import { queryOf } from '../../app/query.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { EmptyLevel } from '../../app/self-study/EmptyLevel.tsx'
import { loadSpeaking } from '../../app/self-study/load-speaking.ts'
import { isOtherTheme, THEME_QUERY } from '../../app/self-study/load-theme.ts'
import type { Route } from './+types/page.ts'
import { AiJudgingPage } from './AiJudgingPage.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  pack(await loadSpeaking(context.get(servicesContext).api, queryOf(request, THEME_QUERY)))

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const shouldRevalidate = isOtherTheme

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const category = loaderData ? unpack(loaderData).category : undefined
  const name = PRACTICE_NAMES.ai_judging
  return pageMeta(category ? `${category.name}（${category.dialect_name}）｜${name}` : name)
}

export default function AiJudging({ loaderData }: Route.ComponentProps) {
  const { menu, category } = unpack(loaderData)
  if (!category) return <EmptyLevel type="ai_judging" menu={menu} />
  return (
    <>
      <ReadingFace face={category.font} />
      <AiJudgingPage menu={menu} category={category} />
    </>
  )
}
