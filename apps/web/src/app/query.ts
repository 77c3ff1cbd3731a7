/** The query of a page as the API takes it: only the named keys, unparsed; the server judges them. */
export function queryOf<K extends string>(request: Request, keys: readonly K[]): Partial<Record<K, string>> {
  const { searchParams } = new URL(request.url)
  const given = keys.flatMap((key) => {
    const value = searchParams.get(key)
    return value ? [[key, value] as const] : []
  })
  return Object.fromEntries(given) as Partial<Record<K, string>>
}
