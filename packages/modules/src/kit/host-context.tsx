import { createContext, type ReactNode, useContext } from 'react'
import type { ModuleHost } from './host.ts'

const HostContext = createContext<ModuleHost | undefined>(undefined)

/** Gives the views below what they may know of the page. */
export function HostProvider({ host, children }: { host: ModuleHost; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

export function useHost(): ModuleHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('a module view needs a HostProvider above it')
  return host
}
