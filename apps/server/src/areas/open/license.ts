import type { CallAnswer } from '@hakka/contract/calls'
import { SOURCES } from '../../domain/dictionary/source.ts'

type License = CallAnswer<'GET /api/open/v1/words'>['license']

/** Where a pack says nothing, or there is none. */
const OWN_NAME = '© 本站，僅供教學使用'

/** Of lists that hold the Ministry's entries, and perhaps words of the site's own lessons. */
export const MINISTRY: License = {
  name: SOURCES.moe.license ?? '',
  url: SOURCES.moe.license_url,
  attribution: `教育部${SOURCES.moe.name}；編號以 site- 開頭的是本站教材的語詞（${OWN_NAME}）`,
}

const ownWords = (siteName: string): License => ({ name: OWN_NAME, url: null, attribution: siteName })

export const licenseOfWord = (source: { license: string | null }, siteName: string): License =>
  source.license === null ? ownWords(siteName) : { ...MINISTRY, attribution: `教育部${SOURCES.moe.name}` }

/** Of lessons: what their packs say, each once. */
export function licenseOfPacks(
  packs: readonly { title: string; licence: string }[],
  siteName: string,
): License {
  const names = [...new Set(packs.map(({ licence }) => licence || OWN_NAME))]
  const titles = [...new Set(packs.map(({ title }) => title || siteName))]
  const [name = OWN_NAME] = names
  return {
    name: names.length > 1 ? names.join('；') : name,
    url: names.length > 1 ? null : commonsUrl(name),
    attribution: titles.join('；') || siteName,
  }
}

/** `CC BY-SA 4.0` has a page. */
function commonsUrl(name: string): string | null {
  const [, kind, version] = /^CC (BY(?:-(?:SA|NC|ND)){0,2}) (\d\.\d)$/.exec(name) ?? []
  return kind ? `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/` : null
}
