import { NEWS_CATEGORIES, newsCategoryName } from '@hakka/contract/constants'
import type { EditedNews, NewsVersion } from '@hakka/contract/news'
import type { DeskFormOptions, Kept } from '../../../app/desk/use-desk-form.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'

/** What the form holds. */
export interface NewsValues {
  title: string
  content: string
  category_id: number
  is_published: boolean
  is_highlighted: boolean
  publish_date: string | null
  school_id: { id: number; name: string } | null
}

export const valuesOf = (item: NewsVersion): NewsValues => ({
  title: item.title,
  content: item.content,
  category_id: item.category_id,
  is_published: item.is_published === 1,
  is_highlighted: item.is_highlighted === 1,
  publish_date: item.publish_date,
  school_id: item.school_id === null ? null : { id: item.school_id, name: item.school_name ?? '' },
})

export const keptOf = (item: EditedNews): Kept<NewsValues> => ({
  version: item.version,
  values: valuesOf(item),
})

/** Category 1, neither published nor pinned, dated today. */
export const newNews = (now: string): Kept<NewsValues> => ({
  values: {
    title: '',
    content: '',
    category_id: NEWS_CATEGORIES[0].id,
    is_published: false,
    is_highlighted: false,
    publish_date: now,
    school_id: null,
  },
})

export const bodyOf = ({ publish_date, school_id, is_published, is_highlighted, ...values }: NewsValues) => ({
  ...values,
  type: 1,
  is_published: Number(is_published),
  is_highlighted: Number(is_highlighted),
  publish_date: publish_date ?? '',
  school_id: school_id?.id ?? null,
})

/** Whether everybody sees by now what has been saved. */
export function savedText({ is_published, publish_date }: NewsValues, now: number): string {
  if (!is_published) return '已儲存，尚未公開'
  const isLater = publish_date !== null && Date.parse(publish_date) > now
  return isLater ? `已儲存，將於 ${taipeiTime(publish_date)} 公開` : '消息已儲存'
}

export const LABELS: DeskFormOptions<NewsValues>['labels'] = {
  title: '公告標題',
  content: '公告內容',
  category_id: '公告類別',
  is_published: '公開',
  is_highlighted: '置頂',
  publish_date: '發布日期',
  school_id: '所屬學校',
}

export const SHOW: DeskFormOptions<NewsValues>['show'] = {
  category_id: newsCategoryName,
  school_id: (school) => school?.name ?? '',
}
