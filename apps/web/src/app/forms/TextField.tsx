import { cx } from '@hakka/ui/cx.ts'
import type { ComponentProps } from 'react'
import { TextFrame, type TextProps } from './TextFrame.tsx'
import './forms.css'

export interface TextFieldProps
  extends TextProps,
    Omit<ComponentProps<'input'>, keyof TextProps | 'id' | 'onChange' | 'children'> {}

/** A line of text. */
export const TextField = (props: TextFieldProps) => (
  <TextFrame field={props}>
    {({ className, ...input }) => <input {...input} className={cx('field-input', className)} />}
  </TextFrame>
)
