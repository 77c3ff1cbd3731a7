import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { NonceContext } from './app/nonce.ts'

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

startTransition(() => {
  hydrateRoot(
    document,
    <NonceContext value={nonce}>
      <HydratedRouter />
    </NonceContext>,
  )
})
