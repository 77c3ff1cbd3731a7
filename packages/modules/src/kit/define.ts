import type { z } from 'zod'

/** One slide of a module: a word, a sentence, a page. */
export interface ModuleItem {
  /** 1-based; the hash `#no-n` names it. */
  no: number
  /** Shown beside the module's name and in the list of items. */
  title: string
}

/** A lesson module type: everything about it that runs without a browser. Its view is registered in `web.tsx`. */
export interface ModuleType<C = unknown> {
  /** The specification's id; also the folder's name. */
  id: string
  /** 語詞, 課文 … */
  name: string
  /** Schema version of the content this type writes. Raised with every change that old content does not fit. */
  version: number
  schema: z.ZodType<C>
  /** A content for a new module. */
  empty(): C
  /** Brings a content of an older version to the present shape; the schema judges what comes out. */
  migrate(content: unknown, from: number): unknown
  /** What learners may see before they answer. */
  publicContent(content: C): C
  /** The slides, where the type has any; without slides the module is shown whole. */
  items(content: C): ModuleItem[]
  /** The HTML fields of a content: the server refuses or sanitises them when stored. */
  html(content: C): string[]
}

/** Checks a module type's own consistency at the type level and fills in what most types share. */
export function defineModuleType<C>(
  type: Pick<ModuleType<C>, 'id' | 'name' | 'version' | 'schema' | 'empty'> & Partial<ModuleType<C>>,
): ModuleType<C> {
  return {
    migrate: (content) => content,
    publicContent: (content) => content,
    items: () => [],
    html: () => [],
    ...type,
  }
}
