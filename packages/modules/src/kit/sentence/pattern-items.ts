import type { ModuleItem } from '#kit/define.ts'

/** One slide a pattern. */
export const patternItems = ({ patterns }: { patterns: readonly { text: string }[] }): ModuleItem[] =>
  patterns.map((pattern, index) => ({ no: index + 1, title: pattern.text }))
