import { ApiError } from '@hakka/contract/api-error'
import { UPLOADS } from '@hakka/contract/constants'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { Button } from '@hakka/ui/Button.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { Mic } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FileField } from '../forms/FileField.tsx'
import { withLogin } from '../session/with-login.ts'
import { uploadApi } from '../upload.ts'
import { soundAddress, soundValue } from './sound-value.ts'

const Recorder = lazy(() => import('./recorder/Recorder.tsx').then((own) => ({ default: own.Recorder })))

/** A sound of a form: heard, replaced by upload or recorded here, taken away. Its value is as `sound-value.ts` has it. */
export function SoundField({
  name,
  label,
  value,
  onValue,
  errors = [],
  disabled,
}: {
  name: string
  label: string
  value: string
  onValue(value: string): void
  errors?: readonly string[] | undefined
  disabled?: boolean
}) {
  const [progress, setProgress] = useState<number>()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [files, setFiles] = useState<File[]>([])
  const [isOpen, setOpen] = useState(false)
  const [records, setRecords] = useState(false)
  const url = soundAddress(value)
  async function take(chosen: File[]): Promise<void> {
    const [file] = chosen
    setFiles(chosen)
    setRefusals([])
    if (!file) return
    try {
      const { file: stored } = await withLogin(() =>
        uploadApi(setProgress)('POST /api/audio/upload', { body: { audio: file } }),
      )
      onValue(soundValue(stored))
      setFiles([])
      setOpen(false)
      setRecords(false)
    } catch (error) {
      const told = error instanceof ApiError ? (error.errors.audio ?? [error.message]) : [UNKNOWN_ERROR]
      setRefusals(told)
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <div className="grid gap-2">
      {url ? (
        <div className="flex flex-wrap items-center gap-3">
          {/* biome-ignore lint/a11y/useMediaCaption: what is said stands beside it as text */}
          <audio controls preload="none" src={url} aria-label={label} className="max-w-full" />
          {!disabled && (
            <>
              <Button kind="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                換聲音
              </Button>
              <Button kind="plain" onClick={() => onValue('')}>
                拿掉聲音
              </Button>
            </>
          )}
        </div>
      ) : (
        disabled && <p className="text-muted">{label}：還沒有聲音</p>
      )}
      {!disabled && (isOpen || !url || errors.length > 0) && (
        <>
          <FileField
            name={name}
            label={url ? `換${label}` : label}
            hint="MP3、WAV、M4A 或 OGG，10 分鐘、30 MB 以內"
            accept="audio/*"
            maxBytes={UPLOADS.sound_bytes}
            value={files}
            onValue={(chosen) => void take(chosen)}
            errors={[...errors, ...refusals]}
            progress={progress}
          />
          {records ? (
            <Suspense fallback={<Loading />}>
              <Recorder
                says={label}
                busy={progress !== undefined}
                onFile={(file) => void take([file])}
                onCancel={() => setRecords(false)}
              />
            </Suspense>
          ) : (
            <Button
              kind="ghost"
              className="justify-self-start"
              icon={<Mic size={20} aria-hidden="true" />}
              onClick={() => setRecords(true)}
            >
              用麥克風錄
            </Button>
          )}
        </>
      )}
    </div>
  )
}
