import { type DictionaryWord, dictionaryCalls, type WordDetail } from '@hakka/contract/dictionary'
import { AppError } from '../../kernel/app-error.ts'
import { fetchWithin } from '../network/fetch-within.ts'

const NAME = 'POST /api/dictionary/get-word-detail-data'
const PATH = NAME.slice(NAME.indexOf('/'))
const PATIENCE_MS = 5000
const BYTES_MAX = 1024 * 1024

/**
 * Asks the dictionary of another site (`DICTIONARY_URL`), whose answer has to be what our own would be.
 * @throws AppError `unavailable` where it is not there, too slow, or answers anything else
 */
export async function askOtherDictionary(
  base: string,
  body: { word: string; text?: string | null | undefined; dialect_id: number },
): Promise<WordDetail> {
  try {
    const url = new URL(base.replace(/\/+$/, '') + PATH)
    const { bytes } = await fetchWithin(
      url,
      { ms: PATIENCE_MS, bytes: BYTES_MAX },
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      },
    )
    const { word, words, segments } = dictionaryCalls[NAME].answer.parse(JSON.parse(bytes.toString('utf8')))
    return { word: word && harmless(word), words: words.map(harmless), segments }
  } catch (cause) {
    throw new AppError('unavailable', { cause })
  }
}

const isWeb = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)
const webOrNull = (url: string | null) => (url !== null && isWeb(url) ? url : null)

/** Links lead to web pages and run nothing; sounds of another site are not played by this one's pages. */
const harmless = (word: DictionaryWord): DictionaryWord => ({
  ...word,
  references: word.references.filter(({ url }) => isWeb(url)),
  source: {
    ...word.source,
    url: webOrNull(word.source.url),
    license_url: webOrNull(word.source.license_url),
  },
  pinyins: word.pinyins.map((own) => ({ ...own, sound: null })),
})
