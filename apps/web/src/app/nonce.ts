import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** The nonce on its way from the server to the renderer … */
export const nonceContext = createContext<string>('')

/** … and from the renderer to the components that write inline scripts. */
export const NonceContext = createReactContext<string | undefined>(undefined)
