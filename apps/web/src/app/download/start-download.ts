import { isThere } from '@hakka/ui/stored-file.ts'

/** What a download needs to know of its file. */
export interface Downloadable {
  url: string
  title: string
  extension: string
}

export const DOWNLOAD_FAILED = '下載失敗，請稍後再試。'

/**
 * Asks whether the file is there and hands it to the browser, which streams it to the disk under title and extension.
 * @returns whether it was handed over; a link alone would leave a child on a page of raw text instead
 */
export async function startDownload({ url, title, extension }: Downloadable): Promise<boolean> {
  if (!(await isThere(url))) return false
  const link = document.createElement('a')
  link.href = url
  link.download = `${title}.${extension}`
  link.click()
  return true
}
