import { dialectName, LEVELS, lessonName } from '@hakka/contract/constants'
import type { Lesson } from '@hakka/contract/lesson'
import { Button } from '@hakka/ui/Button.tsx'
import { Segmented } from '@hakka/ui/Segmented.tsx'
import { Toggle } from '@hakka/ui/Toggle.tsx'
import { useRootMark } from '@hakka/ui/use-root-mark.ts'
import { Printer, RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { useReading } from '../../../app/container/reading.ts'
import { TopBar } from '../../../app/container/TopBar.tsx'
import { servicesContext } from '../../../app/context.ts'
import { pageMeta } from '../../../app/meta.ts'
import { unpack } from '../../../app/packed.ts'
import { queryOf } from '../../../app/query.ts'
import { ReadingFace } from '../../../app/ReadingFace.tsx'
import { Message } from '../../../app/shell/Message.tsx'
import { lessonUrl } from '../address.ts'
import { LessonError } from '../LessonError.tsx'
import { lessonWay } from '../lesson-crumbs.ts'
import { lessonVocabulary, modulesOf } from '../lesson-entries.ts'
import { loadLesson } from '../load-lesson.ts'
import { MissingDialect } from '../load-missing.ts'
import type { Route } from './+types/page.ts'
import type { SheetLook } from './PrintText.tsx'
import { type CardSize, WordCards } from './WordCards.tsx'
import { WorksheetPages } from './WorksheetPages.tsx'
import { makeWorksheet, printWords } from './worksheet.ts'
import './print.css'

const QUERY = ['id', 'step_no', 'semester_no', 'dialect_id', 'type_no', 'no'] as const
/** Worksheets that a lesson has: numbers short enough to be told from paper to paper. */
const SETS = 99

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadLesson(context.get(servicesContext).api, queryOf(request, QUERY))

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'no-store',
})

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return QUERY.some((key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key))
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(
    loaderData?.lesson ? `列印 ${unpack(loaderData.lesson).title}` : '列印詞卡和學習單',
    '把一課的語詞印成詞卡，或印成附解答的學習單。',
  )

export default function PrintPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.missing) return <MissingDialect missing={loaderData.missing} />
  const lesson = unpack(loaderData.lesson)
  return (
    <>
      <ReadingFace face={lesson.font} />
      <PrintView lesson={lesson} />
    </>
  )
}

/** Word cards or a worksheet of one lesson, as they will stand on paper. */
function PrintView({ lesson }: { lesson: Lesson }) {
  useRootMark('data-bare')
  const words = useMemo(() => printWords(lessonVocabulary(modulesOf(lesson))), [lesson])
  const reading = useReading()
  const wish = useWishes()
  const look: SheetLook = {
    dialectId: lesson.dialect_id,
    marks: wish.pinyin ? (reading.pinyin === 'none' ? 'marks' : reading.pinyin) : 'none',
    chinese: wish.chinese,
  }
  const sheet = useMemo(
    () => makeWorksheet(words, lesson.dialect_id, wish.set),
    [words, lesson.dialect_id, wish.set],
  )
  const { crumbs } = lessonWay(lesson)
  const level = LEVELS.find(({ no }) => no === lesson.level_no)?.name ?? ''
  const title = `${level} ${lesson.part_name} ${lessonName(lesson.no)} ${lesson.title}（${dialectName(lesson.dialect_id)}）`
  return (
    <div data-level={lesson.level_no} className="bare-page min-h-dvh bg-track print:bg-white">
      <div className="print:hidden">
        <TopBar back={{ to: lessonUrl(lesson), label: '回到課程' }} crumbs={crumbs} />
        <div className="border-b border-line bg-white">
          <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
            <h1 className="font-reading text-26 leading-snug text-darken">列印</h1>
            <Segmented
              label="要印什麼"
              hideLabel
              fill="phone"
              value={wish.what}
              onChange={(what) => wish.change({ what })}
              options={[
                { value: 'cards', label: '詞卡' },
                { value: 'worksheet', label: '學習單' },
              ]}
            />
            {wish.what === 'cards' && (
              <Segmented
                label="大小"
                value={wish.card}
                onChange={(card) => wish.change({ card })}
                options={[
                  { value: 'small', label: '一頁 12 張' },
                  { value: 'large', label: '一頁 6 張' },
                ]}
              />
            )}
            <Toggle
              label="拼音"
              checked={wish.pinyin}
              onChange={(on) => wish.change({ pinyin: on ? '1' : '0' })}
            />
            <Toggle
              label="華語"
              checked={wish.chinese}
              onChange={(on) => wish.change({ chinese: on ? '1' : '0' })}
            />
            {wish.what === 'worksheet' && (
              <Button
                kind="ghost"
                icon={<RefreshCw size={20} aria-hidden="true" />}
                onClick={() => wish.change({ set: String((wish.set % SETS) + 1) })}
              >
                換一份題目
              </Button>
            )}
            {words.length > 0 && (
              <Button
                kind="primary"
                className="md:ml-auto max-md:w-full"
                icon={<Printer size={22} aria-hidden="true" />}
                onClick={() => window.print()}
              >
                列印
              </Button>
            )}
          </div>
        </div>
        <p role="status" className="sr-only">
          {wish.what === 'worksheet' && `學習單 ${wish.set}`}
        </p>
      </div>
      {words.length === 0 ? (
        <Message picture="state-empty" title="這一課沒有可以印的語詞">
          有「語詞」活動的課，才有詞卡和學習單。
        </Message>
      ) : wish.what === 'cards' ? (
        <WordCards words={words} title={title} size={wish.card} look={look} />
      ) : (
        <WorksheetPages sheet={sheet} set={wish.set} title={title} look={look} />
      )}
    </div>
  )
}

/** What is to be printed and how: in the address, so that a sheet can be sent on and found again. */
function useWishes() {
  const [query, setQuery] = useSearchParams()
  const set = Number(query.get('set'))
  const card: CardSize = query.get('card') === 'large' ? 'large' : 'small'
  return {
    what: query.get('what') === 'worksheet' ? ('worksheet' as const) : ('cards' as const),
    card,
    pinyin: query.get('pinyin') !== '0',
    chinese: query.get('chinese') !== '0',
    set: Number.isInteger(set) && set >= 1 && set <= SETS ? set : 1,
    change(wishes: Record<string, string>) {
      setQuery(
        (before) => {
          for (const [name, value] of Object.entries(wishes)) before.set(name, value)
          return before
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LessonError error={error} />
}
