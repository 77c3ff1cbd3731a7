import type { BoardOption } from '#kit/board/board.ts'
import { meaningOf, type Reasons, toldOf } from '#kit/check/told.ts'
import type { ModuleHost } from '#kit/host.ts'
import { ui } from './sentence-ui.ts'

/**
 * Why words do not stand in the gaps where they were put: as an editor wrote it, else what they mean and that they are
 * not of this place, since words of a sentence are often right elsewhere in it.
 */
export const gapReasons = (
  missed: readonly { id: number; area: string }[],
  {
    options,
    gaps,
    vocabulary,
    written,
  }: {
    options: readonly BoardOption[]
    gaps: readonly string[]
    vocabulary: ModuleHost['vocabulary']
    written: Reasons | undefined
  },
): Reasons =>
  new Map(
    missed.flatMap(({ id, area }) => {
      const own = options.find((option) => option.id === id)
      if (!own) return []
      const means = meaningOf(toldOf(own.option, vocabulary)) ?? ''
      return [[id, written?.get(id) ?? means + ui.notHere(own.option.text, gaps.indexOf(area) + 1)]]
    }),
  )
