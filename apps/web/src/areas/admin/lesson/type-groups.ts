/** A module type as editors choose it. */
export interface OfferedType {
  id: string
  name: string
  /** What one does with it. */
  note: string
}

/** All types by what a teacher wants to do, with what one does with each; their names are their own. */
const GROUPS: readonly { name: string; types: readonly (readonly [id: string, note: string])[] }[] = [
  {
    name: '看、聽、讀',
    types: [
      ['text', '一段說明'],
      ['article', '逐句聽，逐句讀'],
      ['article_review', '讀完回答'],
      ['kid_ebook', '圖畫和對話'],
      ['kid_animation', '有字幕的動畫'],
      ['kid_async_learning', '自己看的影片'],
      ['multiple_videos', '一到四部影片'],
    ],
  },
  {
    name: '學語詞',
    types: [
      ['kid_vocabulary', '圖、音、例句'],
      ['word', '語詞卡'],
      ['word_relation_ver', '語詞怎麼連'],
      ['word_matching', '連起來'],
      ['word_games', '五種遊戲'],
    ],
  },
  {
    name: '練句子',
    types: [
      ['kid_sentence_pattern', '換詞說說看'],
      ['sentence_pattern', '一個句型'],
      ['sentence_pattern_practice', '填進句子'],
      ['sentence_pattern_practice_line_up', '排出順序'],
      ['recover_sentence', '拼回句子'],
      ['sentence_game', '聽句子選'],
      ['hakka_to_chinese', '看客語寫華語'],
    ],
  },
  {
    name: '做練習',
    types: [
      ['practice', '選出答案'],
      ['q_and_a', '一問一答'],
      ['matching', '放到對的框'],
      ['matching_2', '上下換一換'],
      ['matching_in_diagram', '放進圖表'],
      ['timeline_cloze', '照時間填'],
      ['short_article', '看關鍵字寫'],
    ],
  },
  {
    name: '整理想法',
    types: [
      ['classification', '分到幾個框'],
      ['venn_diagram', '比一比異同'],
      ['organizational_mindmap', '整理成圖'],
    ],
  },
  {
    name: '全班一起',
    types: [
      ['slido_postit', '全班貼意見'],
      ['slido_word_cloud', '全班寫語詞'],
      ['ranking_bar', '全班排名次'],
    ],
  },
]

/** What the types of a group are called here. */
export interface TypeGroup {
  name: string
  types: readonly OfferedType[]
}

/** All types in their groups, with one more group for those that stand in none. */
export function groupsOf(all: readonly { id: string; name: string }[]): readonly TypeGroup[] {
  const names = new Map(all.map(({ id, name }) => [id, name]))
  const groups = GROUPS.map(({ name, types }) => ({
    name,
    types: types.flatMap(([id, note]) => {
      const own = names.get(id)
      return own === undefined ? [] : [{ id, name: own, note }]
    }),
  }))
  const grouped = new Set(groups.flatMap(({ types }) => types.map(({ id }) => id)))
  const others = all.filter(({ id }) => !grouped.has(id)).map((own) => ({ ...own, note: '' }))
  return others.length > 0 ? [...groups, { name: '其他', types: others }] : groups
}

/** The groups with the types that a word finds, by name, use or group; without a word all of them. */
export function groupsFound(word: string, groups: readonly TypeGroup[]): readonly TypeGroup[] {
  const wanted = word.trim().toLowerCase()
  if (wanted === '') return groups
  return groups
    .map((group) => ({
      ...group,
      types: group.types.filter(({ id, name, note }) =>
        `${name} ${note} ${group.name} ${id}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ types }) => types.length > 0)
}

/** The types that a lesson has most of, at most four. */
export function usualTypes(used: readonly string[], groups: readonly TypeGroup[]): OfferedType[] {
  const counts = new Map<string, number>()
  for (const id of used) counts.set(id, (counts.get(id) ?? 0) + 1)
  return groups
    .flatMap(({ types }) => types)
    .filter(({ id }) => counts.has(id))
    .toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
    .slice(0, 4)
}
