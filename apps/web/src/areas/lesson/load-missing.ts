import { lazyExtra } from '@hakka/ui/at-rest.ts'

/** Nearly every lesson is there in its dialect: what says that it is not comes by itself. */
export const MissingDialect = lazyExtra(() => import('./MissingDialect.tsx'))
