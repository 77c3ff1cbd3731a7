import { lessonName } from '@hakka/contract/constants'
import type { Lesson } from '@hakka/contract/lesson'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { ChevronLeft, ChevronRight, Maximize, X } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ItemAnnouncer } from '../../app/container/ItemAnnouncer.tsx'
import { StepDots } from '../../app/container/StepDots.tsx'
import { useAnnouncer } from '../../app/container/use-announcer.tsx'
import { useContainer } from '../../app/container/use-container.ts'
import { useContainerKeys } from '../../app/container/use-container-keys.ts'
import { lessonUrl } from './address.ts'
import { HostedModule } from './HostedModule.tsx'
import { lessonGroups, modulesOf } from './lesson-entries.ts'
import { useModuleHost } from './use-module-host.ts'
import '../../app/container/container.css'

/** `mod` is the module's index plus one; items keep the hash they have on the lesson's page. */
const PLACE_RULE = { param: 'mod', items: 'position' } as const

const NOTHING_DONE = { done: new Map<number, null>(), begun: new Set<number>() }

/** In one place on the wall, however tall the slide is and however far it is scrolled. */
const MID_SCREEN = 'max-md:hidden sticky top-[45dvh] self-start'

/** A lesson for the wall: one slide fills the screen, large arrows walk through slides and modules. */
export function TeachingView({ lesson }: { lesson: Lesson }) {
  const modules = useMemo(() => modulesOf(lesson), [lesson])
  const [query] = useSearchParams()
  const onePage = ['one_page', '1'].includes(query.get('view_mode') ?? '')
  const state = useContainer(lessonGroups(lesson, NOTHING_DONE), PLACE_RULE, onePage ? 'one_page' : 'slide')
  const { announce, line } = useAnnouncer()
  const host = useModuleHost({ lesson, modules, state, announce, finish: () => {} })
  const wall = useMemo(() => ({ ...host, reading: { ...host.reading, projector: true } }), [host])
  const navigate = useNavigate()
  const { at, entry, entries, item, items, slides } = state
  const module = modules[at]
  const exit = lessonUrl(lesson, { mod_no: at + 1 })

  const ahead = (by: -1 | 1) => {
    if (slides && item + by >= 0 && item + by < items.length) return () => state.goToItem(item + by)
    if (at + by >= 0 && at + by < entries.length) return () => state.goToEntry(at + by)
    return undefined
  }
  useContainerKeys({
    item: (by) => ahead(by)?.(),
    entry: (by) => at + by >= 0 && at + by < entries.length && state.goToEntry(at + by),
    escape: () => void navigate(exit),
  })
  return (
    <div
      data-level={lesson.level_no}
      data-lookup-dialect={lesson.dialect_id}
      className="bare-page flex min-h-dvh flex-col bg-page"
    >
      <div className="flex min-h-16 items-center gap-3 border-b border-line bg-white px-4 md:px-6">
        <span className="rounded-[10px] bg-primary px-2.5 py-0.5 text-18 font-bold text-white">
          {entry?.code}
        </span>
        <h1 className="truncate font-reading text-26 leading-snug text-darken">{entry?.name}</h1>
        <h2 className="truncate text-muted max-md:sr-only">
          {lessonName(lesson.no)}　<span lang="hak-Hant-TW">{lesson.title}</span>
        </h2>
        <div className="ml-auto flex items-center gap-2">
          <IconButton
            label="全螢幕"
            kind="plain"
            className="max-sm:hidden"
            onClick={() => void toggleFullScreen()}
          >
            <Maximize aria-hidden="true" />
          </IconButton>
          <Link
            to={exit}
            aria-label="離開投影教材"
            title="離開投影教材"
            className="inline-flex size-12 flex-none items-center justify-center rounded-full border-[1.5px] border-control bg-white text-ink hover:border-ink"
          >
            <X aria-hidden="true" />
          </Link>
        </div>
      </div>
      <div className="flex flex-1 items-center gap-2 p-3 md:gap-4 md:p-6">
        <Arrow label="上一張" go={ahead(-1)} className={MID_SCREEN}>
          <ChevronLeft size={36} aria-hidden="true" />
        </Arrow>
        <div className="mx-auto max-h-full w-full max-w-[1280px] min-w-0">
          {module && <HostedModule host={wall} module={module} items={state.shown} keeps={false} />}
          {line}
        </div>
        <Arrow label="下一張" go={ahead(1)} className={MID_SCREEN}>
          <ChevronRight size={36} aria-hidden="true" />
        </Arrow>
      </div>
      <div className="flex min-h-16 items-center justify-between gap-4 px-4 pb-3 md:justify-center">
        <Arrow label="上一張" go={ahead(-1)} className="md:hidden">
          <ChevronLeft size={32} aria-hidden="true" />
        </Arrow>
        {slides ? (
          <StepDots at={item} count={items.length} />
        ) : (
          <p className="text-18 font-bold">
            第 {at + 1} / {entries.length} 個活動
          </p>
        )}
        <Arrow label="下一張" go={ahead(1)} className="md:hidden">
          <ChevronRight size={32} aria-hidden="true" />
        </Arrow>
      </div>
      <ItemAnnouncer state={state} />
    </div>
  )
}

function Arrow({
  label,
  go,
  className,
  children,
}: {
  label: string
  go: (() => void) | undefined
  className: string
  children: React.ReactNode
}) {
  return (
    <IconButton
      label={label}
      kind="primary"
      size="xl"
      aria-disabled={go ? undefined : true}
      className={`aria-disabled:bg-disabled-soft aria-disabled:text-disabled ${className}`}
      onClick={go}
    >
      {children}
    </IconButton>
  )
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await document.documentElement.requestFullscreen().catch(() => {})
}
