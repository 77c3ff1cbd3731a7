import { Extension, Mark, mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'

/** What can stand elsewhere than on the left. */
export const ALIGNED = ['paragraph', 'heading', 'image'] as const

/** What a class with this beginning says: styles may not stand in stored HTML. */
const ofClass = (name: string, beginning: string) => ({
  [name]: {
    default: null,
    parseHTML: (element: HTMLElement) =>
      [...element.classList].find((own) => own.startsWith(beginning))?.slice(beginning.length) ?? null,
    renderHTML: ({ [name]: value }: Record<string, unknown>) =>
      value ? { class: `${beginning}${value}` } : {},
  },
})

/** Size and colour of letters. */
const Letters = TextStyle.extend({
  addAttributes: () => ({ ...ofClass('size', 'fs-'), ...ofClass('color', 'tc-') }),
  parseHTML: () => [{ tag: 'span:is([class*="fs-"], [class*="tc-"])', consuming: false }],
})

/** Where a line or a picture stands; without one, on the left. */
const Align = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [{ types: [...ALIGNED], attributes: ofClass('align', 'ta-') }],
})

/** Hakka in a Chinese text, with its reading. */
const Hakka = Mark.create({
  name: 'hakka',
  inclusive: false,
  addAttributes: () => ({
    pinyin: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-pinyin') ?? '',
      renderHTML: ({ pinyin }: Record<string, unknown>) => (pinyin ? { 'data-pinyin': pinyin } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'span[lang="hak"]', consuming: false }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes({ lang: 'hak' }, HTMLAttributes), 0],
})

/** Pictures of this site only: those of others would be gone as soon as it is saved. */
const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/"]:not([src^="//"])' }],
})

/** Without widths, which would be styles. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
})

/** What an editor can write, and the server stores (`domain/text/html.ts`). */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: isAllowedAddress,
    },
  }),
  Letters,
  Align,
  Hakka,
  OwnImage,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
]

/** A page of this site, another site or a mail address. */
export function isAllowedAddress(address: string): boolean {
  return /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(address.trim())
}
