/** A text that is Hakka with its reading, or Mandarin. */
export interface Value {
  text: string
  lang?: 'zh' | undefined
  pinyin?: string | undefined
}

/** Above the line, on it, below it. */
export const PARTS = ['top', 'middle', 'bottom'] as const
export type Part = (typeof PARTS)[number]

/** What is read of a content here: the schema asks too, so its type can't be taken from there. */
type Term = { [own in Part]?: Value | undefined } & { [own in `${Part}_show`]?: boolean | undefined }
interface Content {
  questions: readonly { terms: readonly Term[] }[]
}

export interface Blank {
  /** From 1 through the whole module. */
  id: number
  question: number
  /** The answer area of the blank. */
  area: string
  value: Value
}

export const areaId = (question: number, term: number, part: Part): string => `${question}-${term}-${part}`

/** Whether a part is to be filled in. */
export const isBlank = (term: Term, part: Part): boolean =>
  term[part] !== undefined && term[`${part}_show`] === false

/** The hidden parts of all timelines. */
export function blanksOf({ questions }: Content): Blank[] {
  return questions
    .flatMap(({ terms }, question) =>
      terms.flatMap((term, index) =>
        PARTS.flatMap((part) => {
          const value = term[part]
          return value && isBlank(term, part)
            ? [{ question, area: areaId(question, index, part), value }]
            : []
        }),
      ),
    )
    .map((blank, index) => ({ ...blank, id: index + 1 }))
}
