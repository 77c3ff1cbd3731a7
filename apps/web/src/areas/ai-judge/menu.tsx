import { JUDGED_DIALECTS } from '@hakka/contract/constants'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { queryOf } from '../../app/query.ts'
import { useStudyProgress } from '../../app/self-study/progress.ts'
import { StudyMenuPage } from '../../app/self-study/StudyMenuPage.tsx'
import { orPage } from '../../app/throw-page.ts'
import { useVisitor } from '../../app/visitor.ts'
import type { Route } from './+types/menu.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(servicesContext)
  const query = { kind: 'speaking' as const, ...queryOf(request, ['level_no', 'dialect_id']) }
  return (await orPage(api('GET /api/self_study/menu', { query }))).data
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = () =>
  pageMeta('AI 評分', '一次講五句客語，講完一起看結果：哪個音節、哪個聲調再練一下。四縣腔與海陸腔。')

export default function AiJudgingMenu({ loaderData: menu }: Route.ComponentProps) {
  const { doneIn } = useStudyProgress('speaking', useVisitor().user?.id ?? null)
  return (
    <StudyMenuPage
      type="ai_judging"
      menu={menu}
      lead={
        JUDGED_DIALECTS.includes(menu.dialect_id)
          ? '選級別，再選一個主題。一次最多講五句，講完一起看結果。'
          : 'AI 評分僅支援四縣腔與海陸腔，可以先換一個腔調。'
      }
      unit="句"
      here="上次講到這裡"
      art={() => (
        <img
          src="/images/self-study/area-judge.svg"
          alt=""
          width={200}
          height={150}
          className="h-20 w-auto md:h-28"
        />
      )}
      doneOf={(category) => doneIn(category.id, menu.dialect_id)}
    />
  )
}
