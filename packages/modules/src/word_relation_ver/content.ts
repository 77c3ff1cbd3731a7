import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { blankable } from '#kit/blank/blank.ts'
import { hakkaUnderText, media, sound, translation } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'

const RELATIONS_MAX = 32

/**
 * A graph of words with labelled relations: `from` —text→ `to`, named by the words' ids. A relation with
 * `interactive_flg` is a blank, chosen from its `options`; their ids are unique within the module.
 */
export const relationContent = z
  .object({
    words: z
      .array(
        means(
          { is: 'said', as: 'word' },
          hakkaUnderText({
            id: z.number().int().min(0),
            chinese: translation(500).default(''),
            audio: sound.optional(),
            image: media.optional(),
          }),
        ),
      )
      .min(2)
      .max(16),
    relations: z
      .array(blankable({ from: z.number().int(), to: z.number().int() }))
      .min(1)
      .max(RELATIONS_MAX),
  })
  .superRefine(({ words, relations }, context) => {
    const issue = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    const ids = new Set(words.map(({ id }) => id))
    if (ids.size < words.length) issue('語詞的 id 不可以重複', 'words')
    for (const [index, { from, to, text }] of relations.entries()) {
      if (!ids.has(from) || !ids.has(to)) issue(`關係「${text}」連到不存在的語詞`, 'relations', index)
      if (from === to) issue(`關係「${text}」的兩端是同一個語詞`, 'relations', index)
    }
    const options = relations.flatMap((relation) => relation.options.map(({ id }) => id))
    if (new Set(options).size < options.length) issue('選項的 id 不可以重複', 'relations')
  })
export type RelationContent = z.output<typeof relationContent>
/** The same as it is being written. */
export type RelationDraft = z.input<typeof relationContent>

/** The option in each blank, by the relation's index; `null` where the graph has none and is only looked at. */
export const relationAnswer = placedAnswer({ areas: RELATIONS_MAX, options: RELATIONS_MAX }).nullable()
