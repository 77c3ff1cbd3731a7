/** Whose page this is, as the server rendered it; `undefined` before it is alive. */
let pageUser: { id: number; name: string } | null | undefined

export function setPageUser(user: { id: number; name: string } | null): void {
  pageUser = user && { id: user.id, name: user.name }
}

export const getPageUser = () => pageUser ?? null
