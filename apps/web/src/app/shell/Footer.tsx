import { Link } from 'react-router'
import { FOOTER } from '../links.ts'
import { Logo } from './Logo.tsx'

export function Footer() {
  return (
    <footer className="mt-16 bg-brand-deep text-16 text-[#dce6f3] md:mt-24">
      <div className="cloth-band" />
      <div className="wrap flex flex-col gap-4 pt-8 pb-10 md:flex-row md:items-start md:gap-12">
        <div>
          <Logo light />
          <p className="mt-3 max-w-[520px] leading-[1.7]">
            讀音依據教育部《臺灣客語辭典》。教材依腔調分別編寫，同一句話在不同腔調可能用不同的詞。
          </p>
        </div>
        <nav aria-label="頁尾選單" className="md:ml-auto">
          <ul className="grid grid-cols-2 gap-x-7 md:flex md:flex-wrap">
            {FOOTER.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-12 items-center text-inherit no-underline hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
