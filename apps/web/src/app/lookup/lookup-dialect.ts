import { dialectOf, readerDialect } from '../reader-dialect.ts'

/** The dialect of what is on the page (`data-lookup-dialect`, else the address), else the reader's own. */
export function lookupDialect(): number {
  const query = new URLSearchParams(location.search)
  const marked = document.querySelector('[data-lookup-dialect]')?.getAttribute('data-lookup-dialect')
  return (
    dialectOf(marked) ??
    dialectOf(query.get('dialect_id')) ??
    dialectOf(query.get('dialect')) ??
    readerDialect()
  )
}
