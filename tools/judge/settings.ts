import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where synthesised speech and the synthesiser's package lie: outside the repository, up to 4 GB. */
export const DATA_FOLDER = process.env.JUDGE_DATA ?? join(homedir(), '.cache', 'hakka-judge')

/** @throws where `DICTIONARY_FILE` is not set: words to say come from the Ministry's dictionary */
export function dictionaryFile(): string {
  const file = process.env.DICTIONARY_FILE
  if (!file) throw new Error('請設定 DICTIONARY_FILE：要唸的詞取自教育部《臺灣客家語常用詞辭典》。')
  return file
}

export const SEED = 20_261_122
