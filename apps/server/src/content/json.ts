export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `$.a[0].b`, as all problems name a place. */
export const pathText = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), '$')
