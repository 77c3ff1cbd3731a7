/** Interface texts of videos. */
export const ui = {
  video: (no: number) => `影片 ${no}`,
  play: (name: string) => `播放「${name}」`,
  none: '影片還沒選好',
  seen: '看過了',
  count: (seen: number, total: number) => `看過 ${seen} / ${total} 部`,
  allSeen: '影片都看過了！',
  track: '客語字幕',
  atSite: '按下去才會連到 YouTube',
  loading: '影片載入中…',
  failed: '影片沒有出現，可能是網路不通，或學校的網路擋住了 YouTube。',
  silent: '看不到影片嗎？可能是學校的網路擋住了 YouTube。',
  fileFailed: '影片播不出來，請檢查網路後再試一次。',
  again: '再試一次',
  openSite: '在 YouTube 開啟',
  newTab: '（另開新分頁）',
} as const
