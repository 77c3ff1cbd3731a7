import type { StudyLine } from '@hakka/contract/study-recording'
import { Meter, recordingTexts } from '@hakka/modules/recorder'
import { Button } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { Toggle } from '@hakka/ui/Toggle.tsx'
import { Check, ChevronLeft, ChevronRight, CircleAlert, Mic, RefreshCw, Square } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { SoundDoubt } from '../../DoubtedSounds.tsx'
import { FAULT_TEXTS } from './take-faults.ts'
import { useSession } from './use-session.ts'
import { keyOf, type Taken, type useTakes } from './use-takes.ts'
import './session.css'

/** Time to look at the next sentence, where one is recorded after the other. */
const NEXT_MS = 900

/**
 * Sentences that lack a voice, one after another: large on the screen, recorded by the space bar, ended by silence, cut,
 * levelled and looked at; then the next one.
 */
export function RecordingSession({
  lines,
  takes,
  dialectId,
  children,
}: {
  lines: readonly StudyLine[]
  takes: ReturnType<typeof useTakes>
  dialectId: number
  /** What to do with what was recorded. */
  children: ReactNode
}) {
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      lines.findIndex((line) => !takes.of(line)),
    ),
  )
  const [goesOn, setGoesOn] = useState(false)
  const [last, setLast] = useState<StudyLine>()
  const record = useRef<HTMLButtonElement>(null)
  const next = useRef<ReturnType<typeof setTimeout>>(undefined)
  const line = lines[at]
  const session = useSession((file) => {
    if (!line) return
    void takes.keep(line, file)
    setLast(line)
    // The next one that lacks a voice, and after the last of them the first that was passed over.
    const open = lines.flatMap((own, place) => (own === line || takes.of(own) ? [] : place))
    const to = open.find((place) => place > at) ?? open[0]
    if (to === undefined) return
    setAt(to)
    if (goesOn) next.current = setTimeout(() => void session.start(), NEXT_MS)
  })
  const { phase } = session
  useEffect(() => () => clearTimeout(next.current), [])
  // Each state has its button in the same place: the space bar goes on from there.
  useEffect(() => {
    if (phase.is === 'ready' || phase.is === 'recording' || phase.is === 'poor') record.current?.focus()
  }, [phase])
  if (!line) return null
  const isRecording = phase.is === 'recording'
  const take = takes.of(line)

  function go(to: number): void {
    clearTimeout(next.current)
    if (to < 0 || to >= lines.length) return
    session.drop()
    setAt(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowLeft') go(at - 1)
    else if (event.key === 'ArrowRight') go(at + 1)
    else if (event.key === 'Enter' && phase.is === 'poor' && phase.file) session.use()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons within
    <div className="recording-session" onKeyDown={onKeyDown}>
      <section className="recording-stage" aria-label={`第 ${at + 1} 句，共 ${lines.length} 句`}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="font-bold tabular-nums">
            {at + 1} / {lines.length}
            <span className="ml-3 font-normal text-muted">
              {[line.item_title === line.text ? '' : line.item_title, line.role].filter(Boolean).join('　')}
            </span>
          </p>
          <Toggle label="錄完自動錄下一句" checked={goesOn} onChange={setGoesOn} />
        </div>
        <div className="recording-text">
          <Said line={line} dialectId={dialectId} />
          <p className="text-20 text-muted">{line.chinese}</p>
        </div>
        {line.url !== '' && <SoundDoubt url={line.url} />}
        <div className="recording-state" role="status">
          {isRecording ? (
            <Meter microphone={session.microphone} secondsMax={30} />
          ) : phase.is === 'poor' ? (
            <p className="flex items-start gap-2 text-18 text-wrong-deep">
              <CircleAlert size={24} aria-hidden="true" className="flex-none" />
              {FAULT_TEXTS[phase.fault]}
            </p>
          ) : phase.is === 'ready' && phase.refusal ? (
            <p className="text-wrong-deep">{recordingTexts.refusal(phase.refusal)}</p>
          ) : take ? (
            <p className="flex items-center gap-2">
              <StateChip take={take} />
            </p>
          ) : (
            <p className="text-muted">按按鈕或空白鍵，念一遍。念完停一下，就會自己結束。</p>
          )}
        </div>
        <div className="recording-actions">
          <Button
            kind="ghost"
            className="!px-4"
            aria-label="上一句"
            disabled={at === 0}
            onClick={() => go(at - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </Button>
          {isRecording ? (
            <Button
              ref={record}
              kind="brand"
              size="l"
              className="recording-button !px-4 whitespace-nowrap"
              icon={<Square size={18} fill="currentColor" aria-hidden="true" />}
              onClick={session.stop}
            >
              念完了
            </Button>
          ) : (
            <Button
              ref={record}
              kind="primary"
              size="l"
              className="recording-button !px-4 whitespace-nowrap"
              icon={<Mic aria-hidden="true" />}
              busy={phase.is === 'asking'}
              onClick={() => {
                clearTimeout(next.current)
                void session.start()
              }}
            >
              {take || phase.is === 'poor' ? '再錄一次' : '錄這一句'}
            </Button>
          )}
          <Button
            kind="ghost"
            className="!px-4"
            aria-label="下一句"
            disabled={at === lines.length - 1}
            onClick={() => go(at + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
        <div className="flex min-h-12 flex-wrap items-center justify-center gap-3">
          {phase.is === 'poor' && phase.file && (
            <Button kind="plain" onClick={session.use}>
              還是用這一段
            </Button>
          )}
          {!isRecording && take && (
            <SoundButton key={take.url} sound={{ url: take.url }} label="聽這次錄的" kind="ghost" />
          )}
          {!isRecording && !take && last && lastTake(takes, last) && (
            <>
              <SoundButton
                key={lastTake(takes, last)}
                sound={{ url: lastTake(takes, last) }}
                label="聽剛剛那句"
                says={last.text}
                kind="ghost"
              />
              <Button kind="plain" onClick={() => go(lines.indexOf(last))}>
                剛剛那句重錄
              </Button>
            </>
          )}
          {!isRecording && line.url !== '' && (
            <SoundButton
              key={line.url}
              sound={{ url: line.url }}
              label={line.voice === 'synthetic' ? '聽現在的合成語音' : '聽現在的聲音'}
              kind="plain"
            />
          )}
        </div>
      </section>
      <aside className="recording-side">
        {takes.refusal !== undefined && (
          <p role="alert" className="text-wrong-deep">
            {takes.refusal}
          </p>
        )}
        {takes.failed > 0 && (
          <div role="alert" className="grid justify-items-start gap-2 rounded-option bg-warning-soft p-3">
            <p>有 {takes.failed} 句還沒有存到網站。先不要關掉這一頁。</p>
            <Button kind="ghost" icon={<RefreshCw aria-hidden="true" />} onClick={() => void takes.again()}>
              再存一次
            </Button>
          </div>
        )}
        {children}
        <nav aria-label="全部的句子">
          <ol className="recording-list">
            {lines.map((own, place) => (
              <li key={keyOf(own)}>
                <button
                  type="button"
                  aria-current={place === at ? 'step' : undefined}
                  className={cx('recording-item', place === at && 'recording-item-now')}
                  onClick={() => go(place)}
                >
                  <span className="tabular-nums text-muted">{place + 1}</span>
                  <span lang="hak-Hant-TW" className="min-w-0 flex-1 font-reading [overflow-wrap:anywhere]">
                    {own.text}
                  </span>
                  <Mark take={takes.of(own)} />
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </aside>
    </div>
  )
}

const lastTake = (takes: ReturnType<typeof useTakes>, line: StudyLine): string => takes.of(line)?.url ?? ''

/** The sentence as large as it fits; one whose reading does not fit its characters has it below. */
function Said({ line: { text, pinyin }, dialectId }: { line: StudyLine; dialectId: number }) {
  if (pinyin === '')
    return (
      <p lang="hak-Hant-TW" className="font-reading text-40">
        {text}
      </p>
    )
  return <Ruby text={text} pinyin={pinyin} dialectId={dialectId} size={text.length > 24 ? 'title' : 'word'} />
}

const STATES = { sending: '存檔中', kept: '錄好了', failed: '還沒存到' } as const

const StateChip = ({ take: { is } }: { take: Taken }) => (
  <Chip tone={is === 'kept' ? 'right' : is === 'failed' ? 'warning' : 'neutral'}>{STATES[is]}</Chip>
)

function Mark({ take }: { take: Taken | undefined }) {
  if (!take) return <span className="sr-only">還沒錄</span>
  return (
    <>
      {take.is === 'kept' ? (
        <Check size={20} className="flex-none text-correct-deep" aria-hidden="true" />
      ) : (
        <RefreshCw size={18} className="flex-none text-warning-deep" aria-hidden="true" />
      )}
      <span className="sr-only">{STATES[take.is]}</span>
    </>
  )
}
