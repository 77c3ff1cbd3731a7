import { lessonName } from '@hakka/contract/constants'
import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import type { ModuleHost, ModuleResult } from '@hakka/modules/host'
import { HostProvider, Practice } from '@hakka/modules/web'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { BookOpen, ChevronRight, CircleCheck, Clock, Mic, Repeat2, Star, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Confetti } from '../../app/container/Confetti.tsx'
import { useVisitor } from '../../app/visitor.ts'
import { EndWords } from './EndWords.tsx'
import { bringAgain, hardestRounds } from './hardest-rounds.ts'
import { lessonStars, worstModule } from './lesson-stars.ts'
import { stateOf, useProgress } from './menu/use-progress.ts'
import { UnitPath } from './UnitPath.tsx'
import { useNextLesson } from './use-next-lesson.ts'
import './lesson-end.css'

export interface LessonEndProps {
  lesson: Lesson
  host: ModuleHost
  /** Results of the modules, by their numbers. */
  done: ReadonlyMap<number, ModuleResult | null>
  /** Of a module, by its number in the lesson: its name, and its place on the page. */
  moduleOf(no: number): { name: string; go(): void } | undefined
  /** How long the lesson was open, in minutes. */
  minutes(): number
  modules: readonly LessonModule[]
  /** Opens the modules at these places one after the other, with what comes again there; nothing once that was done. */
  practise: ((indices: readonly number[]) => void) | undefined
  unitUrl: string
}

/**
 * Every activity of the lesson is done: a screen of its own, with what was earned and learnt, one sentence to say, what
 * to do once more, and the way on. Petals fall once.
 */
export default function LessonEnd({
  lesson,
  host,
  done,
  moduleOf,
  minutes,
  modules,
  practise,
  unitUrl,
}: LessonEndProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const next = useNextLesson(lesson)
  const progress = useProgress()
  // This lesson's last attempt may still be on its way.
  const steps = next.unit?.map((own) => ({
    lesson: own,
    done: own.id === lesson.id || stateOf(own, progress).state === 'done',
  }))
  const [speaks, setSpeaks] = useState(false)
  const [took] = useState(() => Math.max(1, Math.round(minutes())))
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const close = () => dialog.current?.close()
  const stars = lessonStars([...done.values()])
  const worst = worstModule(done)
  const module = worst === undefined ? undefined : moduleOf(worst)
  const userId = useVisitor().user?.id ?? null
  const [hardest] = useState(() => (practise ? hardestRounds(modules, userId) : []))
  const again =
    practise && hardest.length > 0
      ? {
          label: `練習一下這 ${hardest.flatMap(({ rounds }) => rounds).length} 個`,
          go() {
            bringAgain(modules, userId, hardest)
            practise(hardest.map(({ index }) => index))
          },
        }
      : module && { label: `再練「${module.name}」`, go: module.go }
  const { title_text: title } = lesson
  return (
    <dialog
      ref={dialog}
      className="lesson-end"
      aria-labelledby="lesson-end-title"
      data-level={lesson.level_no}
    >
      <IconButton label="關閉" kind="ghost" className="fixed top-3 left-4 z-2 border-0" onClick={close}>
        <X aria-hidden="true" />
      </IconButton>
      <div className="lesson-end-in">
        <div className="grid justify-items-center gap-2 text-center">
          <p role="img" aria-label={`得到 ${stars} 顆星，共 3 顆`} className="flex items-end gap-4">
            {[1, 2, 3].map((no) => (
              <Star
                key={no}
                size={no === 2 ? 88 : 72}
                strokeWidth={1.5}
                aria-hidden="true"
                className={cx(
                  'max-md:size-13',
                  no <= stars ? 'fill-[#f6cb5c] text-[#8a5a00]' : 'fill-white text-[#b9bdc8]',
                )}
              />
            ))}
          </p>
          <h2
            id="lesson-end-title"
            className="font-reading text-[3.25rem] leading-tight text-darken max-md:text-40"
          >
            {steps?.every((step) => step.done) ? `${lesson.part_name}學完了！` : '學完了！'}
          </h2>
          <p className="text-20">
            {lessonName(lesson.no)} <span lang="hak-Hant-TW">{lesson.title}</span>，{done.size}{' '}
            個活動都完成了。
          </p>
          {stars < 3 && <p className="font-bold text-[#634000]">答錯的再練一次，下次就會了。</p>}
          <ul className="mt-1 flex flex-wrap justify-center gap-2.5">
            <Fact icon={<BookOpen size={20} aria-hidden="true" />}>{host.vocabulary.length} 個詞</Fact>
            <Fact icon={<CircleCheck size={20} aria-hidden="true" />}>{done.size} 個活動</Fact>
            <Fact icon={<Clock size={20} aria-hidden="true" />}>{took} 分鐘</Fact>
          </ul>
          {steps ? (
            <div className="mt-4 grid w-full justify-items-center">
              <UnitPath name={lesson.part_name} steps={steps} />
              <div className="mt-2 max-lg:hidden">
                <Bird pose="wing-up" width={160} />
              </div>
            </div>
          ) : (
            <div className="mt-6 max-lg:hidden">
              <Bird pose="wing-up" width={260} />
            </div>
          )}
        </div>
        <div className="lesson-end-card">
          <EndWords host={host} />
          {title.pinyin && (
            <section aria-label="換你說" className="rounded-card bg-note p-4">
              {speaks ? (
                <HostProvider host={host}>
                  <Practice spoken={{ text: title.hakka, pinyin: title.pinyin, sound: undefined }} />
                </HostProvider>
              ) : (
                <div className="flex items-center gap-4">
                  <IconButton
                    label={`說「${title.hakka}」`}
                    kind="primary"
                    size="xl"
                    className="bg-brand hover:bg-brand-deep"
                    onClick={() => setSpeaks(true)}
                  >
                    <Mic size={30} aria-hidden="true" />
                  </IconButton>
                  <p className="min-w-0">
                    <span className="block text-16 text-muted">換你說</span>
                    <span lang="hak-Hant-TW" className="font-reading text-32 leading-tight">
                      {title.hakka}
                    </span>
                  </p>
                </div>
              )}
            </section>
          )}
          <div className="flex flex-wrap gap-3 *:flex-1">
            {again ? (
              <Button
                kind="outline"
                size="l"
                icon={<Repeat2 size={22} aria-hidden="true" />}
                onClick={() => {
                  close()
                  again.go()
                }}
              >
                {again.label}
              </Button>
            ) : (
              next.url && (
                <Link to={unitUrl} className={buttonClass({ kind: 'outline', size: 'l' })}>
                  回到單元
                </Link>
              )
            )}
            {/* The dialog goes with the page it stands on. */}
            <Link to={next.url ?? unitUrl} className={buttonClass({ kind: 'primary', size: 'l' })}>
              {next.url ? '下一課' : '回到單元'}
              <ChevronRight aria-hidden="true" />
            </Link>
          </div>
        </div>
      </div>
      <Confetti key={steps ? 'unit' : 'lesson'} many={steps !== undefined} />
    </dialog>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex min-h-11 items-center gap-2 rounded-full bg-white px-4 font-medium [&>svg]:text-primary">
      {icon}
      {children}
    </li>
  )
}
