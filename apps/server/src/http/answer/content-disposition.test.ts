import { describe, expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

/** The name that a browser takes: `filename*`, decoded. */
const nameIn = (header: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '')
const named = (title: string, extension = 'pdf') => nameIn(contentDisposition(title, extension))

describe('contentDisposition', () => {
  test('gives a file its title, in letters of every kind and in those of old programs', () => {
    expect(contentDisposition('第一課 教材', 'pdf')).toBe(
      `attachment; filename="download.pdf"; filename*=UTF-8''%E7%AC%AC%E4%B8%80%E8%AA%B2%20%E6%95%99%E6%9D%90.pdf`,
    )
    expect(contentDisposition('Book 1（上）', 'odt')).toMatch(/^attachment; filename="Book 1_\.odt"; /)
    expect(named('𠊎个書')).toBe('𠊎个書.pdf')
  })

  test('no sign of a title ends the name, the header or the folder', () => {
    for (const title of [
      'a"; filename="b.exe',
      "a'b(c)*d",
      'a\r\nSet-Cookie: a=b',
      'a\\b/c:d',
      '100%; x',
      '\ud800',
    ]) {
      const header = contentDisposition(title, 'pdf')
      expect(header).toMatch(
        /^attachment; filename="[^"\\%;\r\n]+\.pdf"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+\.pdf$/,
      )
      expect(nameIn(header)).not.toMatch(/[<>:"/\\|?*\r\n]/)
    }
    expect(named('a"; filename="b.exe')).toBe('a_; filename=_b.exe.pdf')
    expect(named('../../etc/passwd')).toBe('_.._etc_passwd.pdf')
    expect(named('fdp.\u202eexe')).toBe('fdp.exe.pdf')
  })

  test('names the extension once, and is never empty', () => {
    expect(named('第一課.PDF')).toBe('第一課.pdf')
    for (const title of ['', ' . ', '\u200b', '.pdf']) expect(named(title)).toBe('檔案.pdf')
  })

  test('a long title is cut between letters, to what a disk takes', () => {
    expect(named('客'.repeat(100))).toBe(`${'客'.repeat(66)}.pdf`)
    expect(named(`${'客'.repeat(66)}e\u0301e\u0301\u0302`)).toBe(`${'客'.repeat(66)}é.pdf`)
  })
})
