import { lazy } from 'react'

/** Nearly every lesson is there in its dialect: what says that it is not comes by itself. */
export const MissingDialect = lazy(() => import('./MissingDialect.tsx'))
