/** What went wrong, as a sentence, with the end of what the failed program said. */
export class Failure extends Error {
  constructor(sentence, tail = []) {
    super(sentence)
    this.tail = tail
  }
}

/** Says a failure on the terminal and sets the exit code. */
export function report(error) {
  if (!(error instanceof Failure)) throw error
  process.stderr.write(`\n錯誤：${error.message}\n`)
  if (error.tail.length > 0) process.stderr.write(`\n最後的訊息：\n${error.tail.join('\n')}\n`)
  process.exitCode = 1
}
