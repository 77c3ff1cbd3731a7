import type { StudyHub } from '@hakka/contract/self-study'
import { Card } from '@hakka/ui/Card.tsx'
import { Link } from 'react-router'
import { levelMark } from '../../app/self-study/way.ts'

const KINDS: Record<StudyHub['news'][number]['kind'], string> = {
  listening: '聽力',
  speaking: '口說',
  reading: '閱讀',
  writing: '寫作',
  classroom_term: '課室用語',
}

const labelOf = ({ kind, level_no }: { kind: StudyHub['news'][number]['kind']; level_no: number | null }) =>
  level_no === null ? KINDS[kind] : `${levelMark(level_no)} ${KINDS[kind]}`

/** What came last, and what is announced; nothing where there is neither. */
export function HubNews({ hub: { news, releases } }: { hub: StudyHub }) {
  return (
    <>
      {news.length > 0 && (
        <section aria-labelledby="hub-news">
          <h2 id="hub-news" className="mb-3 font-reading text-26 leading-snug text-brand">
            新的教材
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {news.map((own) => (
              <li key={own.url} className="grid">
                <Link
                  to={own.url}
                  className="rounded-card border border-line bg-white px-5 py-4 text-ink no-underline hover:border-brand"
                >
                  <span className="block text-16 text-muted">{labelOf(own)}</span>
                  <span className="block text-20 leading-snug font-bold">{own.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {releases.length > 0 && (
        <Card as="section" aria-labelledby="hub-releases" className="px-5 py-4 md:px-7 md:py-5">
          <h2 id="hub-releases" className="text-20 font-bold">
            預定推出
          </h2>
          <ul className="mt-1">
            {releases.map((own) => (
              <li key={`${own.kind} ${own.level_no} ${own.name}`} className="text-17 text-muted">
                {labelOf(own)}「{own.name}」：{own.release_note}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
