import { Loading } from '@hakka/ui/Loading.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { ImagePlus, ListMusic, Mic, Trash2, Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Sound } from '#kit/content.ts'
import { type FileKind, useEditor, useFaults } from './editor-host.tsx'
import { useFileUses } from './FileUses.tsx'
import { FaultNotes } from './Frame.tsx'
import { fileName } from './file-name.ts'
import { LessonFiles } from './LessonFiles.tsx'
import { TOOL } from './looks.ts'
import { Synthesis } from './Synthesis.tsx'
import { ui } from './ui.ts'

const ACCEPTS: Record<FileKind, string> = { picture: 'image/*', sound: 'audio/*', film: 'video/mp4' }

export interface MediaFieldProps {
  /** Of the media; errors at it or in it are shown. */
  path: string
  label: string
  kind: FileKind
  value: Sound | undefined
  onFile(file: Sound | undefined): void
  /** What is said: a machine can say it too. */
  says?: { text: string; pinyin: string } | undefined
  /** In a line with others: smaller, the label is read and not shown. */
  bare?: boolean
}

/** A picture, sound or film: looked at or heard, uploaded, recorded, chosen from the lesson, taken away. */
export function MediaField({ path, label, kind, value, onFile, says, bare = false }: MediaFieldProps) {
  const { host } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [open, setOpen] = useState<'recorder' | 'files'>()
  const [over, setOver] = useState(false)
  const faults = useFaults(path, true)
  const root = useRef<HTMLDivElement>(null)
  const returns = useRef(false)
  // What was pressed went away with the recorder, the sound or the picture: on from the first tool.
  useEffect(() => {
    if (!returns.current || open === 'recorder') return
    returns.current = false
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus()
  })
  const close = () => {
    returns.current = true
    setOpen(undefined)
  }
  const { before, dialog } = useFileUses(value?.url, label)

  const store = async (work: () => Promise<Sound>) => {
    setProblem(undefined)
    setShare(0)
    try {
      onFile(await work())
      close()
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : ui.uploadFailed)
    } finally {
      setShare(undefined)
    }
  }
  const upload = (file: File | undefined) => {
    if (file) void store(() => host.upload(kind, file, setShare))
  }
  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer.files[0]
      void before(() => upload(file))
    },
  }
  const busy = share !== undefined
  return (
    <div
      ref={root}
      data-field={path}
      tabIndex={-1}
      className={`grid min-w-0 content-start gap-2 rounded-xl outline-offset-4 ${over ? 'outline-3 outline-brand' : ''}`}
      onPaste={(event) => {
        const file = [...event.clipboardData.files][0]
        if (!file || kind === 'sound') return
        event.preventDefault()
        void before(() => upload(file))
      }}
      {...drop}
    >
      <span className={bare ? 'sr-only' : 'font-medium'}>{label}</span>
      <div className="flex flex-wrap items-center gap-2">
        {kind === 'picture' && (
          <Picture
            src={value?.url}
            alt={value ? label : ''}
            width={bare ? 48 : 72}
            height={bare ? 48 : 72}
            className="flex-none rounded-xl bg-pool"
          />
        )}
        {kind === 'sound' && value && (
          <SoundButton sound={value} kind="brand" iconOnly label={ui.listen} says={label} />
        )}
        {kind === 'sound' && value?.synthetic && <span className="text-14 text-muted">{ui.synthetic}</span>}
        {kind === 'film' && value && <FilmName url={value.url} />}
        {kind === 'sound' && (
          <Tool
            data-record
            aria-keyshortcuts="Alt+R"
            label={`${ui.record}：${label}`}
            disabled={busy}
            onClick={() => void before(() => setOpen('recorder'))}
            icon={<Mic size={18} aria-hidden="true" />}
          >
            {ui.record}
          </Tool>
        )}
        <Tool
          label={`${ui.upload}：${label}`}
          disabled={busy}
          onClick={() => void before(() => input.current?.click())}
          icon={<Upload size={18} aria-hidden="true" />}
        >
          {ui.upload}
        </Tool>
        <Tool
          label={`${kind === 'picture' ? ui.pickPicture : ui.pick}：${label}`}
          disabled={busy}
          onClick={() => void before(() => setOpen('files'))}
          icon={
            kind === 'picture' ? (
              <ImagePlus size={18} aria-hidden="true" />
            ) : (
              <ListMusic size={18} aria-hidden="true" />
            )
          }
        >
          {kind === 'picture' ? ui.pickPicture : ui.pick}
        </Tool>
        {kind === 'sound' && says && (
          <Synthesis
            label={label}
            says={says}
            disabled={busy}
            before={(replace) => void before(replace)}
            onFile={onFile}
            onProblem={setProblem}
          />
        )}
        {value && (
          <Tool
            label={`${ui.remove}：${label}`}
            disabled={busy}
            onClick={() => {
              returns.current = true
              onFile(undefined)
            }}
            icon={<Trash2 size={18} aria-hidden="true" />}
          >
            {ui.remove}
          </Tool>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTS[kind]}
          aria-label={`${ui.upload}：${label}`}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => {
            upload(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      <p role="status" className="text-14 text-muted empty:hidden">
        {busy && ui.uploading(share)}
      </p>
      {problem && (
        <p role="alert" className="text-16 text-wrong-deep">
          {problem}
        </p>
      )}
      <FaultNotes faults={faults} />
      {open === 'recorder' && (
        <Suspense fallback={<Loading />}>
          <host.Recorder says={label} busy={busy} onFile={(file) => upload(file)} onCancel={close} />
        </Suspense>
      )}
      {dialog}
      <LessonFiles
        open={open === 'files'}
        kind={kind}
        label={label}
        onClose={() => setOpen(undefined)}
        onFile={(file) => {
          onFile(file)
          setOpen(undefined)
        }}
      />
    </div>
  )
}

function Tool({
  label,
  icon,
  children,
  disabled,
  onClick,
  ...button
}: {
  label: string
  icon: ReactNode
  children: string
  disabled: boolean
  onClick(): void
  'data-record'?: boolean
  'aria-keyshortcuts'?: string
}) {
  return (
    // Not `disabled`: while a file is on its way the focus would be lost.
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      className={TOOL}
      onClick={() => !disabled && onClick()}
      {...button}
    >
      {icon}
      {children}
    </button>
  )
}

const FilmName = ({ url }: { url: string }) => (
  <span className="min-w-0 rounded-xl bg-pool px-3 py-1.5 break-all">{fileName(url) ?? ui.filmChosen}</span>
)
