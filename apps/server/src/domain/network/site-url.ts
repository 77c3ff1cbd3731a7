import type { Services } from '../services.ts'

/**
 * A page's whole address, for mails: of the configured origin, never of a request's Host header, which whoever asks
 * can choose.
 * @param path begins with a slash
 */
export const siteUrl = ({ env }: Pick<Services, 'env'>, path: string): string =>
  `${env.origin ?? `http://localhost:${env.port}`}${path}`
