import { ApiError } from '@hakka/contract/api-error'
import { UPLOADS } from '@hakka/contract/constants'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { useState } from 'react'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { uploadImage } from '../../../app/desk/upload-image.ts'
import { FileField } from '../../../app/forms/FileField.tsx'
import { withLogin } from '../../../app/session/with-login.ts'
import { uploadApi } from '../../../app/upload.ts'

type Progress = (share: number) => void

const uploadSound = (audio: File, onProgress: Progress) =>
  withLogin(async () => (await uploadApi(onProgress)('POST /api/audio/upload', { body: { audio } })).file)

/** Pictures and sounds for a table: uploaded here, named there by the address that they get. */
export function FileAddresses() {
  const [done, setDone] = useState<readonly { name: string; url: string }[]>([])
  const [files, setFiles] = useState<File[]>([])
  const [progress, setProgress] = useState<number>()
  const [errors, setErrors] = useState<readonly string[]>([])

  async function take(chosen: File[]): Promise<void> {
    const [file] = chosen
    setFiles(chosen)
    setErrors([])
    if (!file) return
    const isSound = file.type.startsWith('audio/')
    try {
      const { url } = await (isSound ? uploadSound : uploadImage)(file, setProgress)
      setDone((before) => [{ name: file.name, url }, ...before.filter((own) => own.url !== url)])
      setFiles([])
    } catch (error) {
      const told = error instanceof ApiError ? error.errors[isSound ? 'audio' : 'image'] : undefined
      setErrors(told ?? [error instanceof ApiError ? error.message : UNKNOWN_ERROR])
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <section className={FORM_CARD} aria-labelledby="set-files">
      <h2 id="set-files" className="text-18 font-bold">
        表格要用的圖片和聲音
      </h2>
      <FileField
        name="file"
        label="上傳圖片或聲音"
        hint="上傳後會得到一個網址，填進表格的圖片或聲音欄"
        accept="image/*,audio/*"
        maxBytes={UPLOADS.sound_bytes}
        value={files}
        onValue={(chosen) => void take(chosen)}
        errors={errors}
        progress={progress}
      />
      {done.length > 0 && (
        <ul aria-label="上傳的檔案" className="grid list-none gap-2">
          {done.map(({ name, url }) => (
            <li key={url}>
              <span className="block text-muted" translate="no">
                {name}
              </span>
              <code className="break-all select-all">{url}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
