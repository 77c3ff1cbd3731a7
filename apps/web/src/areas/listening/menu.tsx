import { Face } from '@hakka/modules/study/listening'
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
  const query = { kind: 'listening' as const, ...queryOf(request, ['level_no', 'dialect_id']) }
  return (await orPage(api('GET /api/self_study/menu', { query }))).data
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = () => pageMeta('聽力', '分五個級別的客語對話，先聽懂，再看字，最後做小測驗。')

export default function ListeningMenu({ loaderData: menu }: Route.ComponentProps) {
  const { doneIn } = useStudyProgress('listening', useVisitor().user?.id ?? null)
  return (
    <StudyMenuPage
      type="listening"
      menu={menu}
      lead={`選級別，再選一個主題。${menu.voiced ? '先聽對話，聽懂了再看字。' : '這個腔調的對話還沒有錄音，先看字練習。'}`}
      unit="段對話"
      here={menu.voiced ? '上次聽到這裡' : '上次讀到這裡'}
      doneOf={(category) => doneIn(category.id, menu.dialect_id)}
      art={({ faces }) => (
        <span className="flex -space-x-3">
          {faces.slice(0, 3).map((face) => (
            <Face
              key={face}
              face={face}
              className="size-17 translate-y-1 border-3 border-white md:size-24 md:border-4"
            />
          ))}
        </span>
      )}
    />
  )
}
