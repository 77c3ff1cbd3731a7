import { UPLOADS } from '@hakka/contract/constants'
import { lazyTwice } from '@hakka/ui/at-rest.ts'
import { Button } from '@hakka/ui/Button.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { Mic } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { FileField } from '../forms/FileField.tsx'
import { SoundDoubt } from './DoubtedSounds.tsx'
import { soundAddress, soundValue } from './sound-value.ts'
import { useUpload } from './use-upload.ts'

const Recorder = lazyTwice(async () => ({ default: (await import('./recorder/Recorder.tsx')).Recorder }))

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
  const [isOpen, setOpen] = useState(false)
  const [records, setRecords] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const taken = useRef(false)
  // What was pressed goes away with the sound taken.
  useEffect(() => {
    if (!taken.current || isOpen || records) return
    taken.current = false
    if (document.activeElement === document.body) change.current?.focus()
  })
  const url = soundAddress(value)
  const { chosen, refusals, take, busy } = useUpload(
    'audio',
    (api, audio) => api('POST /api/audio/upload', { body: { audio } }),
    (stored) => {
      taken.current = true
      onValue(soundValue(stored.file))
      setOpen(false)
      setRecords(false)
    },
  )
  return (
    <div className="grid content-start gap-2">
      {url && <span aria-hidden="true">{label}</span>}
      {url ? (
        <div className="flex flex-wrap items-center gap-3">
          {/* biome-ignore lint/a11y/useMediaCaption: what is said stands beside it as text */}
          <audio controls preload="none" src={url} aria-label={label} className="max-w-full" />
          {!disabled && (
            <>
              <Button ref={change} kind="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
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
      {url && <SoundDoubt url={url} disabled={disabled} />}
      {!disabled && (isOpen || !url || errors.length > 0) && (
        <>
          <FileField
            name={name}
            label={url ? `換${label}` : label}
            hint="MP3、WAV、M4A 或 OGG，10 分鐘、30 MB 以內"
            accept="audio/*"
            maxBytes={UPLOADS.sound_bytes}
            {...chosen}
            errors={[...errors, ...refusals]}
          />
          {records ? (
            <Suspense fallback={<Loading />}>
              <Recorder
                says={label}
                busy={busy}
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
