import { useRouteLoaderData } from 'react-router'
import type { loader } from './layout.tsx'

/** Who sits at the desk, and its menu. */
export const useDesk = () => useRouteLoaderData<typeof loader>('areas/admin/layout')
