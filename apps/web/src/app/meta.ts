/** Title and description of a page, for `meta` exports. */
export function pageMeta(title: string | undefined, description?: string) {
  const name = '客語學堂'
  return [
    { title: title ? `${title}｜${name}` : `${name}｜跟著課本學客語` },
    {
      name: 'description',
      content: description ?? '十二年國教客語學習網站：五級教材、六種腔調，聽、說、讀、寫慢慢學。',
    },
  ]
}
