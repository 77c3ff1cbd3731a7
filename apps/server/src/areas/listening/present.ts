import type { DeskDialogue, Dialogue, ListeningCategory } from '@hakka/contract/listening'
import type { Dialogue as Written } from '@hakka/modules/server'
import { type FileIds, sentenceOf, wordsOf } from '../../domain/self-study/present.ts'
import type { StudyItem } from '../../domain/self-study/readers.ts'

/** A dialogue as its page shows it. */
export const presentDialogue = ({ id, version, no, item }: StudyItem<Written>, ids: FileIds): Dialogue => ({
  id,
  version,
  no,
  title: item.title,
  stage_url: item.stage?.picture?.url ?? null,
  roles: item.roles,
  sentences: item.sentences.map((own) => ({
    no: own.no,
    role: own.role,
    hakka_sentence: sentenceOf(own.hakka, ids),
    chinese_sentence: own.chinese,
    words: wordsOf(own.words),
  })),
})

/** The same with what an editor has made of its check. */
export const presentEdited = (own: StudyItem<Written>, ids: FileIds): DeskDialogue => ({
  ...presentDialogue(own, ids),
  questions: (own.item.questions ?? []).map(({ kind, question, at, options, answer }) => ({
    kind,
    question: question.text,
    at: at ?? null,
    options: options.map(({ text, pinyin = '', lang, image }) => ({
      text,
      pinyin,
      is_chinese: lang === 'zh',
      image_url: image?.url ?? null,
    })),
    answer,
  })),
})

/** The same sentence by sentence, as the specification lists them. */
export const dialogsOf = ({ id, no, roles, sentences }: Dialogue): ListeningCategory['dialogs'] =>
  sentences.map((own) => ({
    id,
    dialog_no: no,
    sentence_no: own.no,
    role_name: roles.find((role) => role.id === own.role)?.name ?? '',
    chinese_sentence: own.chinese_sentence,
    hakka_sentence: own.hakka_sentence,
  }))
