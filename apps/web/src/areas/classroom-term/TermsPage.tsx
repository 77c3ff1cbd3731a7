import { DIALECTS } from '@hakka/contract/constants'
import { TermList, TermWall } from '@hakka/modules/study/classroom_term'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { useRootMark } from '@hakka/ui/use-root-mark.ts'
import { useMemo } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Container } from '../../app/container/Container.tsx'
import { DialectMenu } from '../../app/container/DialectMenu.tsx'
import { ReportLink } from '../../app/container/ReportLink.tsx'
import type { ContainerGroup } from '../../app/container/types.ts'
import { useAnnouncer } from '../../app/container/use-announcer.tsx'
import { useContainer } from '../../app/container/use-container.ts'
import { useHash } from '../../app/container/use-hash.ts'
import { useRecorder } from '../../app/recorder/use-recorder.ts'
import { NotInDialect } from '../../app/self-study/NotInDialect.tsx'
import { THEMES } from '../../app/self-study/PracticeContainer.tsx'
import { useStudyHost } from '../../app/self-study/use-study-host.ts'
import { useVisitor } from '../../app/visitor.ts'
import { LineToggles } from './LineToggles.tsx'
import type { ListedCategory, TermsData } from './load-terms.ts'
import { useShownLines } from './shown-lines.ts'
import { WallHead } from './WallHead.tsx'
import { TERMS, termsUrl, termsWay } from './way.ts'

/** A category of classroom terms in the container: the terms of one of its subcategories, or one term on the wall. */
export function TermsPage({ dialectId, categories, open, have }: TermsData) {
  const userId = useVisitor().user?.id ?? null
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const hash = useHash()
  const groups = useMemo(() => termGroups(categories), [categories])
  const state = useContainer(groups, THEMES)
  const { lines, show } = useShownLines()
  const { announce, line } = useAnnouncer()
  const subcategories = state.shown.flatMap((index) => open.subcategories[index] ?? [])
  const time = useRecorder({
    userId,
    hasModule: have.includes(dialectId),
    page: { page_code: 'classroom_term', dialect_id: dialectId, category_id: open.id },
  })
  const sounds = useMemo(() => soundsOf(open), [open])
  const host = useStudyHost({ dialectId, levelNo: 1, announce }, sounds)
  const place = { category_id: open.id, dialect_id: dialectId }
  const wallUrl = termsUrl({ ...place, wall: true }, hash)
  const [first] = open.subcategories.slice(state.item)
  const onWall = query.has('wall') && first !== undefined
  useRootMark('data-bare', onWall)
  if (onWall)
    return (
      <div className="container-page bg-page">
        <TermWall
          host={host}
          terms={first.terms}
          lines={lines}
          onShow={show}
          head={
            <WallHead
              title={open.title}
              subtitle={first.title}
              close={termsUrl(place, hash)}
              lines={lines}
              onShow={show}
            />
          }
          onClose={() => void navigate(termsUrl(place, hash), { replace: true })}
        />
        {line}
      </div>
    )
  return (
    <div data-lookup-dialect={dialectId}>
      <Container
        state={state}
        heading={{ title: '課室用語', lang: 'zh-Hant-TW', unticked: true }}
        back={{ to: TERMS, label: '回到課室用語' }}
        {...(first ? { wall: wallUrl } : {})}
        crumbs={termsWay(open.title)}
        words={{ entry: '主題' }}
        ownBar
        today={
          userId === null
            ? null
            : { levelNo: 1, minutes: time.todayMinutes, full: time.full, maxMinutes: time.maxMinutes }
        }
        tools={
          <DialectMenu
            current={dialectId}
            choices={DIALECTS.map(({ id }) => ({
              dialect_id: id,
              to: termsUrl({ category_id: open.id, dialect_id: id }, hash),
              missing: !have.includes(id),
            }))}
          />
        }
        end={
          <Link to={TERMS} className={buttonClass({ kind: 'outline' })}>
            回到課室用語
          </Link>
        }
        foot={<ReportLink dialectId={dialectId} />}
      >
        {subcategories.length === 0 ? (
          <NotInDialect
            what={`「${open.title}」`}
            dialectId={dialectId}
            have={have}
            urlOf={(other) => termsUrl({ ...place, dialect_id: other })}
            menuUrl={TERMS}
          />
        ) : (
          <div className="grid gap-8">
            {subcategories.map(({ id, no, title, terms }, index) => (
              <div key={id}>
                <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                  <h2 className="flex flex-wrap items-baseline gap-x-3 font-reading text-32 leading-snug text-darken">
                    {title}
                    <span className="font-sans text-18 font-normal text-muted">{open.title}</span>
                  </h2>
                  {index === 0 && <LineToggles lines={lines} onShow={show} />}
                </div>
                <TermList
                  host={host}
                  title={title}
                  terms={terms}
                  lines={lines}
                  wall={(look) => <Link to={termsUrl({ ...place, wall: true }, `#no-${no}`)} {...look} />}
                />
              </div>
            ))}
          </div>
        )}
        {line}
      </Container>
    </div>
  )
}

const soundsOf = ({ subcategories }: TermsData['open']): string[] =>
  subcategories.flatMap(({ terms }) => terms.flatMap(({ audio }) => audio?.url ?? []))

/** Each category with its subcategories, all of them in the side menu. */
const termGroups = (categories: readonly ListedCategory[]): ContainerGroup[] => [
  {
    title: '',
    entries: categories.map(({ id, no, title, subcategories }, index) => ({
      id,
      no: index + 1,
      code: String(no),
      name: title,
      description: '',
      ...(subcategories.length === 0 ? { closed: '尚無此腔調' } : {}),
      done: false,
      begun: false,
      missed: undefined,
      exercise: false,
      items: subcategories.map((own) => ({
        id: own.id,
        no: own.no,
        title: own.title,
        note: `${own.count} 句`,
      })),
    })),
  },
]
