import { UPLOADS } from '@hakka/contract/constants'
import type { StudyLine } from '@hakka/contract/study-recording'
import { Button } from '@hakka/ui/Button.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { useEffect, useId, useMemo, useState } from 'react'
import { FileField } from '../../../forms/FileField.tsx'
import { FORM_CARD } from '../../form-card.ts'
import { matchFiles } from './match-files.ts'
import { FILES_MAX, unpacked } from './unpack.ts'

/** A file and the place of the sentence that it is of; `undefined`: of none. */
interface Matched {
  file: File
  place: number | undefined
}

/** Sounds that were recorded elsewhere, many at once: matched to their sentences by number or text, looked at, then kept. */
export function BulkSounds({
  lines,
  onKeep,
}: {
  lines: readonly StudyLine[]
  /** @returns why it is not taken, where that is so */
  onKeep(line: StudyLine, file: File): Promise<string | undefined>
}) {
  const [matched, setMatched] = useState<readonly Matched[]>([])
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<number>()
  const [left, setLeft] = useState<readonly string[]>([])
  const heading = useId()

  async function choose(chosen: readonly File[]): Promise<void> {
    setRefused(undefined)
    setDone(undefined)
    setLeft([])
    setMatched([])
    if (chosen.length === 0) return
    const found = await unpacked(chosen)
    if ('refused' in found) return setRefused(found.refused)
    const files = found.files.toSorted((a, b) =>
      a.name.localeCompare(b.name, 'zh-Hant-TW', { numeric: true }),
    )
    const places = matchFiles(
      files.map(({ name }) => name),
      lines,
    )
    setMatched(files.map((file, at) => ({ file, place: places[at] })))
  }
  const put = (file: File, place: number | undefined) =>
    setMatched(
      matched.map((own) => {
        if (own.file === file) return { file, place }
        // A sentence takes one file.
        return own.place === place ? { ...own, place: undefined } : own
      }),
    )
  async function keep(): Promise<void> {
    setBusy(true)
    let count = 0
    const refusals: string[] = []
    setDone(0)
    for (const { file, place } of matched) {
      const line = place === undefined ? undefined : lines[place]
      if (!line) continue
      const refusal = await onKeep(line, file)
      if (refusal === undefined) setDone(++count)
      else refusals.push(`${file.name}：${refusal}`)
    }
    setBusy(false)
    setLeft(refusals)
    setMatched([])
  }
  const used = matched.filter(({ place }) => place !== undefined).length
  return (
    <details className="import-raw mt-5">
      <summary>已經有錄好的檔案？一次放很多個</summary>
      <section className={`${FORM_CARD} mt-2`} aria-labelledby={heading}>
        <h2 id={heading} className="sr-only">
          放很多個聲音檔
        </h2>
        <FileField
          name="sounds"
          label="聲音檔"
          hint="可以一次選很多個，或一個 ZIP。檔名用句子的號碼（03.mp3）或句子的字（恁仔細.mp3）。"
          accept="audio/*,.mp3,.wav,.m4a,.ogg,.zip"
          max={FILES_MAX}
          maxBytes={Math.max(UPLOADS.download_bytes, UPLOADS.sound_bytes)}
          value={[]}
          onValue={(files) => void choose(files)}
          errors={refused === undefined ? [] : [refused]}
        />
        {done !== undefined && (
          <p role="status">
            {busy ? `存檔中… ${done} / ${used}` : `${done} 個檔案放在句子上了，聽聽看，再按「放進教材」。`}
          </p>
        )}
        {left.length > 0 && (
          <div role="alert" className="text-wrong-deep">
            <p>這 {left.length} 個檔案沒有收：</p>
            <ul className="list-disc pl-6">
              {left.map((own) => (
                <li key={own} className="[overflow-wrap:anywhere]">
                  {own}
                </li>
              ))}
            </ul>
          </div>
        )}
        {matched.length > 0 && (
          <>
            <p role="status">
              {used} 個檔案找到了句子
              {used < matched.length && `，${matched.length - used} 個沒有找到，可以自己選`}。
            </p>
            <ul className="grid gap-2">
              {matched.map(({ file, place }) => (
                <li
                  key={file.name}
                  className="grid items-center gap-x-4 gap-y-1 border-t border-line pt-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.4fr)]"
                >
                  <span className="[overflow-wrap:anywhere]">{file.name}</span>
                  <Listen file={file} />
                  <select
                    aria-label={`「${file.name}」是哪一句`}
                    value={place ?? ''}
                    disabled={busy}
                    className="field-input"
                    onChange={({ target }) =>
                      put(file, target.value === '' ? undefined : Number(target.value))
                    }
                  >
                    <option value="">不用這個檔案</option>
                    {lines.map((line, at) => (
                      <option key={`${line.item_id} ${line.path}`} value={at}>
                        {`${at + 1}　${line.text}`}
                      </option>
                    ))}
                  </select>
                </li>
              ))}
            </ul>
            <Button
              kind="brand"
              className="justify-self-start"
              busy={busy}
              disabled={used === 0}
              onClick={() => void keep()}
            >
              用這 {used} 個檔案
            </Button>
          </>
        )}
      </section>
    </details>
  )
}

function Listen({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <SoundButton sound={{ url }} label="聽" says={file.name} kind="ghost" />
}
