import { randomBytes } from 'node:crypto'
import { HELP } from '@hakka/contract/constants'
import type { Faq, FaqBody, Guide, GuideBody } from '@hakka/contract/help'
import { sanitizeHtml } from '../../domain/text/html.ts'
import { AppError } from '../../kernel/app-error.ts'

type Errors = Record<string, string[]>

/** The document as it is stored. @throws AppError `validation` by field, as `categories.0.items.2.answer_text` */
export function cleanFaq(body: Pick<FaqBody, 'categories'>): Faq {
  const errors: Errors = {}
  const keys = new Keys()
  const categories = body.categories.map((category, at) => ({
    id: keys.of(category.id),
    title: category.title,
    icon: category.icon,
    items: category.items.map((item, index) => ({
      id: keys.of(item.id),
      question_text: item.question_text,
      answer_text: cleanHtml(item.answer_text, {
        errors,
        field: `categories.${at}.items.${index}.answer_text`,
        missing: '請輸入回答',
      }),
    })),
  }))
  refuse(errors)
  return { categories }
}

/** The same for the guide: a category leads somewhere by itself or by its items, an item leads or tells. */
export function cleanGuide({ title, description, categories }: GuideBody): Guide {
  const errors: Errors = {}
  const keys = new Keys()
  const clean = {
    title,
    description: {
      title: description.title,
      content: cleanHtml(description.content, { errors, field: 'description.content' }),
    },
    categories: categories.map((category, at) => {
      if (category.items.length === 0 && category.href === '')
        errors[`categories.${at}.href`] = ['沒有項目的分類，請輸入連結']
      return {
        id: keys.of(category.id),
        text: category.text,
        href: category.href,
        items: category.items.map((item, index) => {
          const field = `categories.${at}.items.${index}`
          const content = cleanHtml(item.content, { errors, field: `${field}.content` })
          if (content === '' && item.href === '') errors[`${field}.href`] = ['請輸入連結，或在下面寫說明']
          return { id: keys.of(item.id), text: item.text, href: item.href, content }
        }),
      }
    }),
  }
  refuse(errors)
  return clean
}

function cleanHtml(
  html: string,
  { errors, field, missing }: { errors: Errors; field: string; missing?: string },
): string {
  const clean = sanitizeHtml(html)
  if (Buffer.byteLength(clean) > HELP.html) errors[field] = ['內容太長，請分成幾項']
  if (saysSomething(clean)) return clean
  if (missing) errors[field] = [missing]
  return ''
}

const saysSomething = (html: string) =>
  /<img\s/.test(html) || /\S/.test(html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\u200b/g, ''))

function refuse(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw new AppError('validation', { errors })
}

/** Keeps each name that is free, and gives a new one where there is none or somebody has it. */
class Keys {
  readonly #taken = new Set<string>()

  of(wanted: string | undefined): string {
    let own = wanted
    while (own === undefined || this.#taken.has(own)) own = randomBytes(4).toString('hex')
    this.#taken.add(own)
    return own
  }
}
