import { AppError } from '../../kernel/app-error.ts'

/** A refusal under the field's name; `sentence` says what would be taken. */
export const refusal = (field: string, sentence: string) =>
  new AppError('validation', { errors: { [field]: [sentence] } })

const MB = 1024 * 1024

/** @throws AppError `validation` when the file is empty or larger than `most` bytes */
export function checkSize({ size }: { size: number }, field: string, most: number): void {
  if (size === 0) throw refusal(field, '檔案是空的，請重新選擇')
  if (size > most) throw refusal(field, `檔案太大，最多 ${most / MB} MB`)
}
