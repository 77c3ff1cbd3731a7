import { add, type Dictionary } from './dictionary.ts'
import { runsOf } from './unsaid.ts'

/** So many characters in a row are no chance: the dictionary may be read here, not copied (CC BY-ND). */
const LONGEST_SHARED = 5
/** 番豆﹝地豆﹞, （仔）: another dialect's word or one that may go, no part of the sentence. */
const ASIDE = /[﹝〔（(][^﹞〕）)]*[﹞〕）)]/g

/** Finds what a text shares with the dictionary's example sentences. */
export interface Examples {
  /** The first run of six characters or more that stands in an example, with that entry's headword. */
  sharedWith(text: string): { run: string; headword: string } | undefined
}

export function examplesOf({ entries }: Dictionary): Examples {
  const grams = new Map<string, Set<string>>()
  for (const { word, meanings = [] } of entries) {
    for (const { sentences } of meanings) {
      for (const { text } of sentences) {
        for (const run of runsOf(text.replace(ASIDE, '')))
          for (const { gram } of gramsOf(run)) add(grams, gram, word)
      }
    }
  }
  return {
    sharedWith(text) {
      for (const run of runsOf(text)) {
        const found = gramsOf(run).find(({ gram }) => grams.has(gram))
        if (!found) continue
        const [headword = ''] = grams.get(found.gram) ?? []
        let end = found.at + LONGEST_SHARED + 1
        while (end < run.length && grams.has(run.slice(end - LONGEST_SHARED, end + 1).join(''))) end++
        return { run: run.slice(found.at, end).join(''), headword }
      }
      return undefined
    },
  }
}

function gramsOf(run: readonly string[]): { at: number; gram: string }[] {
  const count = Math.max(0, run.length - LONGEST_SHARED)
  return Array.from({ length: count }, (_, at) => ({
    at,
    gram: run.slice(at, at + LONGEST_SHARED + 1).join(''),
  }))
}
