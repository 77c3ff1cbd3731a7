import { createContext, type ReactNode, useContext } from 'react'
import type { Shape } from './shape.ts'
import type { Specs } from './specs.ts'

/** What a field is drawn from. */
export interface FieldProps<S extends Shape = Shape> {
  shape: S
  value: unknown
  /** Where it stands: `words.4.text`. */
  path: string
  /** The same without the numbers of lists: `words.text`. */
  pattern: string
  /** Where what stands around names it better. */
  label?: string | undefined
  bare?: boolean
}

/** How an editor draws any field: what holds fields needs not know them. */
export interface Drawing {
  specs: Specs
  draw(field: FieldProps): ReactNode
  /** Whether the type draws the field of this pattern itself. */
  owns(pattern: string): boolean
}

const DrawingContext = createContext<Drawing | undefined>(undefined)
export const DrawingProvider = DrawingContext

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext)
  if (!drawing) throw new Error('a field needs an editor around it')
  return drawing
}
