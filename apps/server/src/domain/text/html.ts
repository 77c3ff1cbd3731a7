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

/** Sizes in points and colours of letters, each the class of a span: styles may not stand in HTML that is stored. */
const LETTERS = [8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 36, 48, 60, 72, 96]
  .map((size) => `fs-${size}`)
  .concat('tc-red', 'tc-blue', 'tc-green')

/** Where a line or a picture stands, if not on the left. */
const PLACES = ['ta-center', 'ta-right']

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
    allowedClasses: { span: LETTERS, p: PLACES, h2: PLACES, h3: PLACES, h4: PLACES, img: PLACES },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
  })
