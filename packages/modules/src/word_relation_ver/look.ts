/** How a graph is drawn: classes of its board and of the parts of a cell. */
export interface Look {
  board: string
  /** A cell whose word stands before its relation, and one whose word stands after it. */
  before: string
  after: string
  /** The arrow between the two where they stand above each other, and where beside each other. */
  upright: string
  level: string
}

/** Each relation between two rows, however wide the page. */
export const UPRIGHT: Look = {
  board: 'gap-12 in-[.fit-content]:gap-5',
  before: 'max-w-[45%]',
  after: 'max-w-[45%]',
  upright: '',
  level: 'hidden',
}

/**
 * From which width on a relation stands beside its word: its rows are half as high then, and a graph of four rows is all
 * in view on a laptop.
 */
const BESIDE: readonly [words: number, look: Look][] = [
  [
    2,
    {
      board: 'gap-12 @min-[52rem]:gap-8',
      before: 'max-w-[48%] @min-[52rem]:flex-row',
      after: 'max-w-[48%] @min-[52rem]:flex-row-reverse',
      upright: '@min-[52rem]:hidden',
      level: 'hidden @min-[52rem]:block',
    },
  ],
  [
    3,
    {
      board: 'gap-12 @min-[70rem]:gap-8',
      before: 'max-w-[32%] @min-[70rem]:flex-row',
      after: 'max-w-[32%] @min-[70rem]:flex-row-reverse',
      upright: '@min-[70rem]:hidden',
      level: 'hidden @min-[70rem]:block',
    },
  ],
]

/** @param width words of the widest row, times the reader's size of text */
export const lookOf = (width: number): Look => BESIDE.find(([words]) => words >= width)?.[1] ?? UPRIGHT
