import type { User } from '@hakka/contract/account'
import { useRouteLoaderData } from 'react-router'
import type { PublicSettings } from './context.ts'

/** Who is looking at the page. On a cached page always nobody. */
export interface Visitor {
  user: User | null
  permissions: string[]
}

/** What the root loader gives every page. */
export interface RootData {
  visitor: Visitor
  settings: PublicSettings
}

/** The root loader's data; `undefined` only when the root itself failed. */
export const useRootData = () => useRouteLoaderData<RootData>('root')

export function useVisitor(): Visitor {
  return useRootData()?.visitor ?? { user: null, permissions: [] }
}

/** Permissions that open the desk: whoever holds one sees the link to it. */
export const mayOpenDesk = ({ permissions }: Visitor) => permissions.length > 0
