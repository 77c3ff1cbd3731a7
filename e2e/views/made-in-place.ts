/** The types whose editors are a board, a film or a map: each is made from nothing in `made-in-place.browser.tsx`. */
export const IN_PLACE = [
  'kid_animation',
  'kid_async_learning',
  'matching_in_diagram',
  'multiple_videos',
  'organizational_mindmap',
  'timeline_cloze',
  'venn_diagram',
  'word_games',
  'word_relation_ver',
] as const
