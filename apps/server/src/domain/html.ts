import sanitize from 'sanitize-html'

const TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'span',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
  'sub',
  'sup',
]

/** Sizes in points, each the class of a span: styles may not stand in HTML that is stored. */
const FONT_SIZES = [8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 36, 48, 60, 72, 96]

/**
 * HTML as it may be stored and shown: no scripts, handlers, styles or foreign addresses.
 * Hakka inside stands in `<span lang="hak" data-pinyin="…">`.
 */
export const sanitizeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      span: ['lang', 'data-pinyin'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedClasses: { span: FONT_SIZES.map((size) => `fs-${size}`) },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
  })
