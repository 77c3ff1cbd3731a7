/** A body in one of the shapes that cost a server most, and its `Content-Type`. */
export interface LargeBody {
  shape: string
  type: string
  text: string
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const BOUNDARY = 'hakka-large'

/** Signs that make software slow when there are thousands of them: what they are and one after the other. */
const SIGNS: Record<string, string> = {
  letters: 'a',
  'characters of four bytes': '𠊎',
  // Normalising has to put each of them before the one that was there.
  'piled marks': '\u0345\u0323',
  blanks: ' ',
  digits: '9',
  'at signs': 'a@',
  dots: 'a.',
  slashes: '/\\',
  tags: '<a ',
  NUL: '\u0000',
}

const fill = (unit: string, bytes: number) => unit.repeat(Math.max(1, Math.floor(bytes / unit.length)))

/** Cut to whole items: what is cut off in the middle would be refused at its end. */
const numbered = (bytes: number, item: (no: number) => string, glue: string) =>
  Array.from({ length: Math.floor(bytes / (item(99_999).length + glue.length)) }, (_, no) => item(no)).join(
    glue,
  )

/**
 * Bodies of about so many bytes.
 * @param fields names that the receiver looks at: each of them gets its share
 */
export function largeBodies(bytes: number, fields: readonly string[]): LargeBody[] {
  const names = fields.length > 0 ? fields : ['a']
  const share = Math.floor((bytes - 20 * names.length) / names.length)
  const each = (value: string) => `{${names.map((name) => `"${name}":${value}`).join(',')}}`
  const json = (shape: string, text: string): LargeBody => ({
    shape: `JSON: ${shape}`,
    type: JSON_TYPE,
    text,
  })
  const form = (shape: string, text: string): LargeBody => ({
    shape: `form: ${shape}`,
    type: FORM_TYPE,
    text,
  })
  const texts = Object.entries(SIGNS).map(([shape, sign]) => {
    const written = JSON.stringify(sign).slice(1, -1)
    return json(shape, each(`"${written.repeat(Math.floor(share / Buffer.byteLength(written)))}"`))
  })
  return [
    ...texts,
    json('keys', `{${numbered(bytes, (no) => `"k${no}":0`, ',')}}`),
    json('numbers as keys', each(`{${numbered(share, (no) => `"${no}":0`, ',')}}`)),
    json('lists of numbers', each(`[${fill('0,', share - 4)}0]`)),
    json('lists of objects', each(`[${fill('{},', share - 5)}{}]`)),
    json('lists of texts', each(`[${fill('"",', share - 5)}""]`)),
    json('depth', each(`${'['.repeat(share / 2)}${']'.repeat(share / 2)}`)),
    json('objects in objects', `${'{"a":'.repeat(bytes / 6)}0${'}'.repeat(bytes / 6)}`),
    json('names that are forbidden', each(`[${fill('{"b":"__proto__"},', share - 20)}{"__proto__":0}]`)),
    json('what never ends', `{"${names[0]}":"${'a'.repeat(bytes - 20)}`),
    json('none', 'a'.repeat(bytes)),
    form(
      'names',
      numbered(bytes, (no) => `k${no}=`, '&'),
    ),
    form('one name', fill('a=1&', bytes)),
    form('lists', fill('a[]=1&', bytes)),
    form('brackets', fill('a[0][b]=1&', bytes)),
    form('a name of brackets', `${'a[b]'.repeat(bytes / 4)}=1`),
    form('percent signs', `a=${'%'.repeat(bytes - 2)}`),
    form('a long text', `${names[0]}=${fill('%F0%A0%8A%8E', bytes - 30)}`),
    form('separators', '&'.repeat(bytes)),
  ]
}

/** The same for receivers of forms with files: many parts, long ones, and what never comes to its end. */
export function largeForms(bytes: number, fields: readonly string[]): LargeBody[] {
  const part = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const form = (shape: string, text: string): LargeBody => ({
    shape: `parts: ${shape}`,
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    text: `${text}--${BOUNDARY}--\r\n`,
  })
  const [name = 'a'] = fields
  return [
    form(
      'many',
      numbered(bytes, (no) => part(`k${no}`, ''), ''),
    ),
    form('one name', fill(part(name, '1'), bytes)),
    form('a long text', part(name, 'a'.repeat(bytes))),
    form('nearly a boundary', part(name, fill(`\r\n--${BOUNDARY.slice(0, -1)}`, bytes))),
    form('a long name', part('a'.repeat(bytes), '1')),
    form('headers', `--${BOUNDARY}\r\n${fill('X-A: b\r\n', bytes)}\r\n`),
    { ...form('no boundary', ''), text: fill('a\r\n', bytes) },
  ]
}
