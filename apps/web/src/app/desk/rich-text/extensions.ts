import { Mark, mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'

/** A size as a class: styles may not stand in stored HTML. */
const FontSize = TextStyle.extend({
  addAttributes: () => ({
    size: {
      default: null,
      parseHTML: (element: HTMLElement) => /\bfs-(\d+)\b/.exec(element.className)?.[1] ?? null,
      renderHTML: ({ size }: Record<string, unknown>) => (size ? { class: `fs-${size}` } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'span[class^="fs-"]', consuming: false }],
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

/** What an editor can write, and the server stores (`domain/html.ts`). */
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
  FontSize,
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
