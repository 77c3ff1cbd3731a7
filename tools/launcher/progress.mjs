const SPINNER = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
const QUIET_MS = 400
const PLAIN_EVERY_MS = 5_000

/** Seconds since `began`, with one digit. */
const seconds = (began) => ((performance.now() - began) / 1000).toFixed(1)

/**
 * Numbered steps that say what they do and for how long: a moving line on a terminal, elsewhere a
 * line every five seconds. A step that takes no time is one line.
 */
export function numberedSteps(total) {
  let number = 0
  return {
    /** Runs `work`, which answers what came of it in a word or two. */
    async run(name, work) {
      number += 1
      const label = `[${number}/${total}] ${name}`
      const began = performance.now()
      const stop = process.stdout.isTTY ? spin(label, began) : tick(label, began)
      try {
        const outcome = await work()
        stop()
        console.log(`${label}：${outcome}（${seconds(began)} 秒）`)
      } catch (error) {
        stop()
        console.log(`${label}：失敗（${seconds(began)} 秒）`)
        throw error
      }
    },
    say(name) {
      number += 1
      console.log(`[${number}/${total}] ${name}`)
    },
  }
}

function spin(label, began) {
  let turn = 0
  let shown = false
  const timer = setInterval(() => {
    if (performance.now() - began < QUIET_MS) return
    shown = true
    const mark = SPINNER[turn++ % SPINNER.length]
    process.stdout.write(`\r\x1b[2K${mark} ${label}… ${Math.floor(seconds(began))} 秒`)
  }, 120)
  return () => {
    clearInterval(timer)
    if (shown) process.stdout.write('\r\x1b[2K')
  }
}

function tick(label, began) {
  const first = setTimeout(() => console.log(`${label}…`), QUIET_MS)
  const timer = setInterval(
    () => console.log(`${label}… 已 ${Math.floor(seconds(began))} 秒`),
    PLAIN_EVERY_MS,
  )
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
