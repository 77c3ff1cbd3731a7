import { Link } from 'react-router'

/** The site's name with its blossom, leading home. */
export function Logo({ light = false }: { light?: boolean }) {
  return (
    <Link
      to="/"
      className={`mr-auto inline-flex min-h-12 items-center gap-3 font-reading text-26 leading-none text-balance no-underline md:text-32 ${light ? 'text-white' : 'text-brand'}`}
    >
      <img src="/images/logo.svg" alt="" width={44} height={44} className="size-10 md:size-11" />
      客語學堂
    </Link>
  )
}
