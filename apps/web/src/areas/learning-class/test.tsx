import type { TestItem } from '@hakka/contract/assignment-test'
import { HostProvider, ModuleView, moduleItems } from '@hakka/modules/web'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { useAnnouncer } from '../../app/container/use-announcer.tsx'
import { servicesContext } from '../../app/context.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { pageMeta } from '../../app/meta.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { missingPage, orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/test.ts'
import { GivenBefore } from './GivenBefore.tsx'
import { type TestPlace, testPlaces } from './test-places.ts'
import { useTestHost } from './use-test-host.ts'
import '../../app/container/container.css'
import '../../app/container/games.css'
import './test.css'

const AskedStudy = lazy(() => import('./AskedStudy.tsx'))

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.test.item.title ?? '測驗')

export const headers = () => ({ 'Cache-Control': 'no-store' })

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api: ask } = context.get(servicesContext)
  const no = searchParams.get('no')
  const place = { id: searchParams.get('id') ?? '', item_id: searchParams.get('item_id') ?? '' }
  if (!isId(place.id) || !isId(place.item_id) || (no !== null && !/^[1-9]\d{0,2}$/.test(no))) missingPage()
  const query = { ...place, ...(no !== null && { no }) }
  const isTry = searchParams.get('try') === '1'
  const call = isTry
    ? ask('GET /api/my/teaching-class/assignment/test', { query })
    : ask('GET /api/my/learning-class/assignment/test', { query })
  return { test: (await orPage(call)).data, isTry }
}

/** A question of a test: it has no key, and what is right of it is told when the test is handed in. */
export default function TestPage({ loaderData: { test, isTry } }: Route.ComponentProps) {
  const { assignment, item, items, no, handed_in } = test
  const { announce, line } = useAnnouncer()
  const head = useQuestionFocus(`${item.id} ${no}`)
  const { before, after, total, answeredCount } = testPlaces(items, { itemId: item.id, no })
  const suffix = isTry ? '&try=1' : ''
  const back = `/my/learning-class/assignment?id=${assignment.id}${suffix}`
  const urlOf = (place: TestPlace) =>
    `/my/learning-class/test?id=${assignment.id}&item_id=${place.itemId}&no=${place.no}${suffix}`
  const count = items.find(({ id }) => id === item.id)?.question_count ?? 0
  const isWhole = answeredCount === total
  return (
    <div data-level={test.level_no} className="grid gap-5">
      {test.faces.map((face) => (
        <ReadingFace key={face.family} face={face} />
      ))}
      <Card as="section" className="grid gap-3 p-5 md:px-7">
        <div className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 text-muted">
            <Chip>測驗</Chip>
            <Link to={back}>{assignment.title}</Link>
            <span>
              第 {item.no} 個活動，共 {items.length} 個
            </span>
          </p>
          <h2 ref={head} tabIndex={-1} className="text-26 leading-tight font-bold">
            {item.title}
            {count > 1 && <span className="whitespace-nowrap">　第 {no} 題</span>}
          </h2>
        </div>
        {count > 1 && <Questions test={test} urlOf={urlOf} />}
        {!handed_in && (
          <p className="text-16 text-muted">
            全部 {total} 題，答了 {answeredCount} 題。
            {answeredCount === 0 && '交卷以前都可以回來改，對不對交卷以後才知道。'}
          </p>
        )}
      </Card>
      {handed_in ? (
        <FormAlert type="warning">這份測驗已經交了，不能再作答。</FormAlert>
      ) : count === 0 ? (
        <FormAlert type="warning">
          這個活動要一邊玩一邊對答案，測驗不算它的分數，請回測驗做別的活動。
        </FormAlert>
      ) : (
        <Question
          key={`${item.id} ${no}`}
          test={test}
          isTry={isTry}
          announce={announce}
          urlOf={urlOf}
          back={back}
        />
      )}
      <nav aria-label="測驗" className="flex flex-wrap justify-between gap-3 max-sm:[&>a]:flex-auto">
        {before && (
          <Link to={urlOf(before)} className={buttonClass({ kind: 'outline' })}>
            <ArrowLeft aria-hidden="true" />
            上一題
          </Link>
        )}
        <Link to={back} className={buttonClass({ kind: isWhole ? 'brand' : 'ghost' })}>
          <Check aria-hidden="true" />
          {isWhole ? '都答完了，回去交卷' : '回測驗'}
        </Link>
        {after && (
          <Link to={urlOf(after)} className={buttonClass({ kind: 'outline' })}>
            下一題
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </nav>
      {line}
    </div>
  )
}

/** The button that was pressed is gone with its question: the focus goes to the name of the next. */
function useQuestionFocus(question: string) {
  const head = useRef<HTMLHeadingElement>(null)
  const was = useRef(question)
  useEffect(() => {
    if (was.current !== question) head.current?.focus({ preventScroll: true })
    was.current = question
  }, [question])
  return head
}

function Question({
  test,
  isTry,
  announce,
  urlOf,
  back,
}: {
  test: TestItem
  isTry: boolean
  announce(text: string): void
  urlOf(place: TestPlace): string
  back: string
}) {
  const { item, items, asked, no } = test
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const host = useTestHost(test, {
    announce,
    isTry,
    onKept(answered, isOpen) {
      const now = items.map((one) => (one.id === item.id ? { ...one, answered: [...answered] } : one))
      const { open } = testPlaces(now, { itemId: item.id, no })
      announce(`第 ${no} 題記下了`)
      if (isOpen) void navigate(open ? urlOf(open) : back)
      else void revalidate()
    },
  })
  return (
    <>
      <GivenBefore test={test} />
      {asked.of === 'module' ? (
        <>
          {no === 1 && asked.description && <p className="text-16">{asked.description}</p>}
          <HostProvider host={host}>
            <AskedModule asked={asked} name={`test-${item.id}-${no}`} />
          </HostProvider>
        </>
      ) : (
        <Suspense fallback={<Loading />}>
          <AskedStudy test={test} host={host} />
        </Suspense>
      )}
    </>
  )
}

function AskedModule({
  asked: { type, content },
  name,
}: {
  asked: Extract<TestItem['asked'], { of: 'module' }>
  name: string
}) {
  const shown = useMemo(() => moduleItems(type, content).map(({ no }) => no - 1), [type, content])
  return <ModuleView type={type} content={content} items={shown} moduleKey={name} />
}

/** The questions of the activity by their numbers, those that were answered marked. */
function Questions({ test, urlOf }: { test: TestItem; urlOf(place: TestPlace): string }) {
  const { item, items, no } = test
  const own = items.find(({ id }) => id === item.id)
  const answered = new Set(own?.answered)
  return (
    <ol aria-label="題目" className="flex flex-wrap gap-1.5">
      {Array.from({ length: own?.question_count ?? 0 }, (_, at) => at + 1).map((one) => (
        <li key={one}>
          <Link
            to={urlOf({ itemId: item.id, no: one })}
            aria-current={one === no ? 'step' : undefined}
            aria-label={`第 ${one} 題${answered.has(one) ? '，答了' : ''}`}
            className="test-question"
            data-answered={answered.has(one) || undefined}
          >
            {one}
          </Link>
        </li>
      ))}
    </ol>
  )
}
