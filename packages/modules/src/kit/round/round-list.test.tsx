import { expect, it } from 'vitest'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { RoundList } from './RoundList.tsx'
import { useRounds } from './use-rounds.tsx'

function Three() {
  const rounds = useRounds(3, 1)
  const items = ['甲', '乙', '丙'].map((name) => ({ key: name, title: name, body: `${name}的題目` }))
  return <RoundList rounds={rounds} items={items} progress={() => ''} name={(no) => `第 ${no} 題`} />
}

it('draws of many rounds the one that is shown', async () => {
  const oneScreen = textOf(await render(<Three />, testHost({ oneScreen: true })))
  expect(oneScreen).toContain('乙的題目')
  expect(oneScreen).not.toContain('甲的題目')
})
