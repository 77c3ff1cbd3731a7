import type { WordSource } from '@hakka/contract/dictionary'

const MOE = { name: '《臺灣客家語常用詞辭典》', url: 'https://hakkadict.moe.edu.tw/' }

/** What may be done with entries, by where they come from. */
export const SOURCES: Record<'moe' | 'site', WordSource> = {
  moe: {
    ...MOE,
    license: '© 中華民國教育部，CC BY-ND 3.0 臺灣',
    license_url: 'https://creativecommons.org/licenses/by-nd/3.0/tw/',
  },
  site: { name: '本站教材', url: null, license: null, license_url: null },
}

/** Where the Ministry's entries can be read as it publishes them. */
export const REFERENCES = [{ url: MOE.url, reference_info: { name: MOE.name } }]
