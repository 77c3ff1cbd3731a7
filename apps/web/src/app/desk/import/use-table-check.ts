import { ApiError } from '@hakka/contract/api-error'
import type { Api } from '@hakka/contract/client'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { TableEdit, TableFault, TablePreview } from '@hakka/contract/study-import-shapes'
import { useState } from 'react'
import { withLogin } from '../../session/with-login.ts'
import { uploadApi } from '../../upload.ts'

type FileName = TableFault['file']
type Files = Partial<Record<FileName, readonly File[]>>

/** What a call takes of a table: its files, and the cells that were mended since. */
export interface SentTable {
  items_file: File
  words_file?: File
  edits?: string
}

export const keyOf = ({ file, line, column }: Pick<TableEdit, 'file' | 'line' | 'column'>): string =>
  `${file} ${line} ${column}`

/** Whether it is a cell's: those of a whole file or row are mended in the file. */
export const isMendable = ({ line, column }: TableFault): boolean => line > 0 && column !== ''

export type TableCheck<Preview extends TablePreview> = ReturnType<typeof useTableCheck<Preview>>

/**
 * Files of a table, looked at by the server as often as it takes. What is mended in the preview stays beside the file and
 * is sent with it: the file on the editor's disk stays as it is.
 */
export function useTableCheck<Preview extends TablePreview>(
  look: (api: Api, table: SentTable) => Promise<{ data: Preview }>,
) {
  const [files, setFiles] = useState<Files>({})
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(0)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [told, setTold] = useState<string>()
  const [preview, setPreview] = useState<Preview>()
  const [edits, setEdits] = useState<readonly TableEdit[]>([])
  /** Of them those that the server has not seen. */
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set())

  const refused = (error: unknown) => {
    setErrors(error instanceof ApiError ? error.errors : {})
    setTold(error instanceof ApiError ? error.message : UNKNOWN_ERROR)
  }

  /** Sends the table, by `look` or by a call that also writes it. @returns what the call has answered */
  async function send(by = look, own = edits): Promise<Preview | undefined> {
    const [items_file] = files.items_file ?? []
    const [words_file] = files.words_file ?? []
    if (!items_file) {
      setErrors({ items_file: ['請選擇檔案'] })
      return undefined
    }
    setErrors({})
    setTold(undefined)
    setBusy(true)
    try {
      const table: SentTable = {
        items_file,
        ...(words_file && { words_file }),
        ...(own.length > 0 && { edits: JSON.stringify(own) }),
      }
      const { data } = await withLogin(() => by(uploadApi(setSent), table))
      setPreview(data)
      setUnseen(new Set())
      return data
    } catch (error) {
      refused(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  /** A cell is written anew; with the last of the faults that were told, the server looks again. */
  function mend(edit: TableEdit): void {
    const key = keyOf(edit)
    const next = [...edits.filter((own) => keyOf(own) !== key), edit]
    const nowUnseen = new Set([...unseen, key])
    setEdits(next)
    setUnseen(nowUnseen)
    const open = preview?.faults.filter(isMendable) ?? []
    if (!busy && open.length > 0 && open.every((own) => nowUnseen.has(keyOf(own)))) void send(look, next)
  }

  return {
    files,
    choose: (name: FileName, own: readonly File[]) => setFiles({ ...files, [name]: own }),
    busy,
    sent,
    errors,
    told,
    refused,
    preview,
    edits,
    unseen,
    mend,
    send,
    anew() {
      setPreview(undefined)
      setEdits([])
      setUnseen(new Set())
      setTold(undefined)
    },
  }
}
