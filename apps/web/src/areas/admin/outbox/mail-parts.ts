/**
 * Where a mail's button leads, as a path of this site: without a configured origin mails name `localhost`, which is
 * another machine for whoever reads them here. `undefined` for a mail without a button.
 */
export function linkIn(text: string): string | undefined {
  const address = [...text.matchAll(/^https?:\/\/\S+$/gm)].at(-1)?.[0]
  if (address === undefined || !URL.canParse(address)) return undefined
  const { pathname, search } = new URL(address)
  // Two slashes at the beginning would lead to another site.
  return `${pathname.replace(/^\/+/, '/')}${search}`
}

/** The HTML of a mail whose links open beside it: inside its frame they would find nobody logged in. */
export const withNewTabs = (html: string) => html.replace('<head>', '<head><base target="_blank">')
