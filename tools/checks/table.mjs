/** One line a step: name, seconds, those that a core was held, result. */
export function table(results) {
  const rows = [['步驟', '秒數', 'CPU', '結果'], ...results.map(row)]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => width(cells[column]))))
  return rows
    .map(([name, time, cpu, outcome]) => {
      const gap = (text, column) => ' '.repeat(widths[column] - width(text))
      return `${name}${gap(name, 0)}  ${gap(time, 1)}${time}  ${gap(cpu, 2)}${cpu}  ${outcome}`
    })
    .join('\n')
}

/** What failed, said once more below everything, where it is found. Empty when nothing did. */
export function redTests(results) {
  const red = results.flatMap(({ step, counts }) => (counts?.red ?? []).map((test) => ({ step, ...test })))
  return red
    .map(({ step, name, why }) => `✘ ${step.name}：${name}\n${why.replace(/^/gm, '    ')}\n`)
    .join('\n')
}

/** What passed only when it was run once more, with what it said first. Empty when nothing did. */
export function secondTests(tests) {
  return tests
    .map(({ step, name, why }) => `△ 第二次才通過　${step.name}：${name}\n${why.replace(/^/gm, '    ')}\n`)
    .join('\n')
}

function row({ step, ok, seconds, cpu, counts, reason }) {
  const tests = counts ? `，${counts.passed} 項通過、${counts.failed} 項失敗` : ''
  const second = counts?.second?.length ? `、${counts.second.length} 項第二次才通過` : ''
  const skipped = counts?.skipped ? `、${counts.skipped} 項略過` : ''
  const outcome = ok ? '通過' : reason ? `失敗：${reason}` : '失敗'
  return [
    step.name,
    seconds.toFixed(1),
    cpu > 0 ? cpu.toFixed(1) : '－',
    `${outcome}${tests}${second}${skipped}`,
  ]
}

/** Columns on a terminal, where a Chinese character takes two. */
function width(text) {
  let columns = 0
  for (const character of text) columns += /[\u2e80-\uffef]/.test(character) ? 2 : 1
  return columns
}
