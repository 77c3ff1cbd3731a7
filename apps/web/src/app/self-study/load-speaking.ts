import type { Api } from '@hakka/contract/client'
import { loadTheme } from './load-theme.ts'

/** Sentences to be said: of speaking, and of AI judging. */
export const loadSpeaking = (api: Api, asked: Parameters<typeof loadTheme>[2]) =>
  loadTheme(
    api,
    'speaking',
    asked,
    async (query) => (await api('GET /api/self_study/speaking/category', { query })).category,
  )
