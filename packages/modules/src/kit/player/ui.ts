/** Interface texts of what plays sentence by sentence. */
export const ui = {
  previous: '上一句',
  next: '下一句',
  play: '播放',
  pause: '暫停',
  stop: '停止',
  again: '再聽一次這句',
  position: (no: number, total: number) => `第 ${no} / ${total} 句`,
  mode: '播放',
  sentence: '逐句',
  speed: '速度',
  slow: '慢',
  normal: '正常',
  fast: '快',
  failed: '聲音播放失敗，請再試一次。',
} as const
