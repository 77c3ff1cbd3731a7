import type { Api } from '@hakka/contract/client'
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
}

export const servicesContext = createContext<PageServices>()
