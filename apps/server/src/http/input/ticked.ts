/** A form's checkbox posts `on`; a client may say `true`, `1`, or that it is not ticked. */
export const isTicked = (value: boolean | string | undefined) =>
  typeof value === 'string' ? !['', '0', 'false', 'off'].includes(value) : value === true
