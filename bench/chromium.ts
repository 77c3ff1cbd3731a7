/** Chromium of this machine: `CHROMIUM_PATH`, else Debian's. */
export const chromiumPath = () => process.env.CHROMIUM_PATH || '/usr/bin/chromium'

export const chromiumArgs = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--mute-audio',
  '--no-first-run',
]
