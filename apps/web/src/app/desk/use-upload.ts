import { ApiError } from '@hakka/contract/api-error'
import type { Api } from '@hakka/contract/client'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { useState } from 'react'
import { withLogin } from '../session/with-login.ts'
import { uploadApi } from '../upload.ts'

/**
 * A file that is stored where it is chosen, before its form is sent. What goes wrong is told at the field.
 * @param field of the call that takes it
 */
export function useUpload<Stored>(
  field: string,
  send: (api: Api, file: File) => Promise<Stored>,
  onStored: (stored: Stored) => void,
) {
  const [progress, setProgress] = useState<number>()
  const [files, setFiles] = useState<File[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  async function take(chosen: File[]): Promise<void> {
    const [file] = chosen
    setFiles(chosen)
    setRefusals([])
    if (!file) return
    try {
      onStored(await withLogin(() => send(uploadApi(setProgress), file)))
      setFiles([])
    } catch (error) {
      setRefusals(error instanceof ApiError ? (error.errors[field] ?? [error.message]) : [UNKNOWN_ERROR])
    } finally {
      setProgress(undefined)
    }
  }
  return {
    take,
    refusals,
    busy: progress !== undefined,
    /** For `FileField`. */
    chosen: { value: files, onValue: (own: File[]) => void take(own), progress },
  }
}
