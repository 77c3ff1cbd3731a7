import { beforeEach, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of these files the gate runs only the tests named beside them; none in the full ring. */
    kept: Record<string, string[]>
  }
}

const kept = inject('kept')

beforeEach(({ task, skip }) => {
  const titles = kept[task.file.name]
  const title = titlesOf(task).join(' › ')
  if (titles?.every((listed) => !isListed(title, listed))) skip()
})

/** As in `rings.mjs`: one that ends in … stands for all that begin so. */
const isListed = (title: string, listed: string) =>
  listed.endsWith('…') ? title.startsWith(listed.slice(0, -1)) : title === listed

type Named = { name: string; suite?: Named | undefined }
/** The titles down to a test's own. */
const titlesOf = ({ name, suite }: Named): string[] =>
  [...(suite ? titlesOf(suite) : []), name].filter(Boolean)
