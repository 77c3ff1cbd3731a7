/** Said where a recording did not get to the judge. */
export const NOT_REACHED = '連線中斷，沒有送出錄音。請檢查網路，再試一次'

/** Part of a module, from 1, or a sentence of speaking, in the version that is shown. */
export interface SpokenPart {
  thing: 'module' | 'spoken_sentence'
  thing_id: number
  version_id: number
  item: number
}
