import { CODE_LENGTH } from '@hakka/contract/constants/school-class'
import { TextFrame, type TextProps } from '../../app/forms/TextFrame.tsx'
import './child.css'

/** What stays of what is typed or pasted: full-width and small letters are the same. */
const clean = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, CODE_LENGTH)

/** Six boxes that are one field: typed, pasted and read as one. */
export const CodeBoxes = ({ onValue, ...field }: TextProps) => (
  <TextFrame field={{ ...field, onValue: (typed: string) => onValue?.(clean(typed)) }}>
    {({ defaultValue: _, ...input }) => (
      <input
        {...input}
        className="code-boxes"
        translate="no"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
    )}
  </TextFrame>
)
