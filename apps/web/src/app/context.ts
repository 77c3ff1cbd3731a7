import type { Api } from '@hakka/contract/client'
import type { LoginProvider } from '@hakka/contract/constants'
import { createContext } from 'react-router'

/** What a loader or action may reach for. */
export interface PageServices {
  /** The API, called in process as the visitor who asked for the page. */
  api: Api
  settings: PublicSettings
}

/** Settings that pages may show. */
export interface PublicSettings {
  siteName: string
  /** `http(s)://host` of this site. */
  origin: string
  teachingMaterialUrl: string | undefined
  lessonPlanUrl: string | undefined
  /** Names of the accounts of other sites that open one here, by provider; one that is missing is not open yet. */
  logins: Partial<Record<LoginProvider, string>>
}

/** Takes an error that nobody expected, for the server's log. */
export const reportContext = createContext<(error: unknown) => void>()

export const servicesContext = createContext<PageServices>()
