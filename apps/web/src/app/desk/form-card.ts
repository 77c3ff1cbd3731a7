/** The white card around the fields of a desk's form. */
export const FORM_CARD =
  'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-option border border-line bg-white p-5'
