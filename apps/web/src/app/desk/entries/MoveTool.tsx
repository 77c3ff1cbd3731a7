import { IconButton } from '@hakka/ui/IconButton.tsx'
import type { ReactNode } from 'react'

/** A small button of an entry. Not `disabled` at the end of the way: the focus would be lost. */
export const MoveTool = ({
  label,
  tool,
  disabled = false,
  onPress,
  children,
}: {
  label: string
  /** By which `useMoves` finds it again. */
  tool: string
  disabled?: boolean
  onPress(): void
  children: ReactNode
}) => (
  <IconButton
    label={label}
    kind="plain"
    data-tool={tool}
    aria-disabled={disabled || undefined}
    className="size-10! aria-disabled:opacity-35"
    onClick={() => !disabled && onPress()}
  >
    {children}
  </IconButton>
)
