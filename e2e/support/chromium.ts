const isRoot = process.getuid?.() === 0

/** How Chromium is started: the one named by `CHROMIUM_PATH`, else Debian's. Its sandbox refuses root. */
export const chromiumLaunch = {
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--mute-audio',
  ],
}

/** What every page under test and every screenshot is seen with. */
export const reader = { locale: 'zh-TW', timezoneId: 'Asia/Taipei' } as const
