import type { ReportFace } from '@hakka/contract/assignment-shapes'
import type { AnsweredQuestion } from '@hakka/modules/server'

/** What was asked or given, as reports show it. */
export const reportFace = ({
  text,
  alt,
  lang,
  pinyin,
  image,
  sound,
}: AnsweredQuestion['asked']): ReportFace => ({
  text: text ?? alt ?? '',
  pinyin: lang === 'zh' ? '' : (pinyin ?? ''),
  picture: image?.url ?? null,
  sound: sound ? { url: sound.url, synthetic: sound.synthetic ?? false } : null,
})
