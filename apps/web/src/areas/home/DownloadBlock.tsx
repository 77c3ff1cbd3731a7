import type { Home } from '@hakka/contract/home'
import { FileDown } from 'lucide-react'
import { Link } from 'react-router'
import { DownloadLink } from '../../app/download/DownloadLink.tsx'
import { sizeText } from '../../app/forms/size-text.ts'
import { BlockHead } from './BlockHead.tsx'

const BOOKS = [
  { target: 'teacher_book', picture: 'book-teacher', title: '教師手冊', use: '給老師備課' },
  { target: 'student_book', picture: 'book-student', title: '學生課本', use: '印出來讀' },
]

/** The books, and what is new among the files. */
export function DownloadBlock({ newest }: { newest: Home['downloads'] }) {
  return (
    <section aria-labelledby="download" className="flex flex-col">
      <BlockHead id="download" title="教材下載" more={{ to: '/download', label: '全部' }} />
      <ul className="grid flex-1 grid-cols-2 gap-4 md:gap-6">
        {BOOKS.map(({ target, picture, title, use }) => (
          <li key={target} className="grid">
            <Link
              to={`/download?target=${target}`}
              className="flex flex-col items-center justify-center rounded-card border border-line bg-white px-4 pt-6 pb-5 text-center text-ink no-underline hover:border-brand"
            >
              <img src={`/images/${picture}.svg`} alt="" width={116} height={148} loading="lazy" />
              <span className="mt-4 font-reading text-26 leading-snug text-brand">{title}</span>
              <span className="text-16 text-muted">PDF　{use}</span>
            </Link>
          </li>
        ))}
      </ul>
      {newest.length > 0 && (
        <ul aria-label="最新檔案" className="mt-4 rounded-card border border-line bg-white px-4 py-1 md:px-5">
          {newest.map((item) => (
            <li key={item.id} className="border-b border-line last:border-0">
              <DownloadLink
                file={item}
                className="flex min-h-14 items-center gap-3 py-2 leading-snug text-ink no-underline hover:underline"
              >
                <FileDown size={22} aria-hidden="true" className="flex-none text-brand" />
                <span className="min-w-0 flex-1 font-medium text-pretty">{item.title}</span>
                <span className="text-16 whitespace-nowrap text-muted">
                  {item.extension.toUpperCase()} {sizeText(item.size)}
                </span>
              </DownloadLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
