import type { ComponentProps } from 'react'
import { TextFrame, type TextProps } from './TextFrame.tsx'
import './forms.css'

interface TextAreaFieldProps
  extends TextProps,
    Omit<ComponentProps<'textarea'>, keyof TextProps | 'id' | 'onChange' | 'className' | 'children'> {}

/** Text of several lines, with how much of what may be written. */
export const TextAreaField = (props: TextAreaFieldProps) => (
  <TextFrame field={props}>{(area) => <textarea rows={5} {...area} className="field-input" />}</TextFrame>
)
