/** Interface texts of the editor. */
export const ui = {
  board: '動畫的字幕',
  how: '先上傳動畫（MP4），再播放：聽到一句話開始時按「新的一句從這裡開始」，聽完按 O，再寫字。沒有上傳時，用主機上放好的這一課的動畫。',
  video: '動畫的影片檔',
  film: '這一課的動畫',
  poster: '封面圖',
} as const
