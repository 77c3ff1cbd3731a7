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

export const meta = () => pageMeta('口說', '分五個級別的客語句子，先聽示範，再換你講，看看聲調準不準。')

export default function SpeakingMenu({ loaderData: menu }: Route.ComponentProps) {
  const { doneIn } = useStudyProgress('speaking', useVisitor().user?.id ?? null)
  return (
    <StudyMenuPage
      type="speaking"
      menu={menu}
      lead={`選級別，再選一個主題。${menu.voiced ? '先聽示範，再換你講。' : '看著拼音，自己講講看。'}`}
      unit="句"
      here="上次講到這裡"
      art={() => (
        <img
          src="/images/self-study/area-speaking.svg"
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
