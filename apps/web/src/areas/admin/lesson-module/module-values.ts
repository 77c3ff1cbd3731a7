import type { OpenedModule } from '@hakka/contract/lesson-module'

/** What is written of a module. */
export interface ModuleValues {
  title: string
  title_memo: string
  memo: string
  description: string
  content: unknown
}

export const valuesOf = (module: OpenedModule['module']): ModuleValues => ({
  title: module.title,
  title_memo: module.title_memo,
  memo: module.memo,
  description: module.description,
  content: module.content,
})
