import { dialectName, KEPT_RECORDINGS } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Link } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/recordings.ts'
import { RecordingRow } from './RecordingRow.tsx'

export const meta = () => pageMeta('我的錄音')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await orPage(context.get(servicesContext).api('GET /api/my/recordings'))).data

/** What its owner keeps: heard again, led back to, deleted. */
export default function MyRecordings({ loaderData: recordings }: Route.ComponentProps) {
  return (
    <section aria-labelledby="recordings">
      <h2 id="recordings" className="text-26 font-bold">
        我的錄音
      </h2>
      <p className="mt-1 mb-4 max-w-[46em] text-muted">
        只有你自己聽得到。每一段留 {KEPT_RECORDINGS.days} 天，到期自動刪除；最多 {KEPT_RECORDINGS.count} 段。
      </p>
      {recordings.length === 0 ? (
        <Card>
          <EmptyState
            title="還沒有留下錄音"
            picture={<img src="/images/state-empty.svg" alt="" width={200} height={150} />}
            action={
              <Link to="/self_study/speaking/menu" className={buttonClass({ kind: 'brand' })}>
                去練口說
              </Link>
            }
          >
            在口說練習錄好一句，按「留下錄音」，就會放在這裡。
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid gap-3">
          {recordings.map((recording) => (
            <RecordingRow
              key={recording.id}
              recording={recording}
              dialect={recording.dialect_id === null ? '' : dialectName(recording.dialect_id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
