import { Link } from 'react-router'
import { BlockHead } from './BlockHead.tsx'

const BOOKS = [
  { target: 'teacher_book', picture: 'book-teacher', title: '教師手冊' },
  { target: 'student_book', picture: 'book-student', title: '學生課本' },
]

export function DownloadBlock() {
  return (
    <section aria-labelledby="download" className="flex flex-col">
      <BlockHead id="download" title="教材下載" more={{ to: '/download', label: '全部' }} />
      <ul className="grid flex-1 grid-cols-2 gap-4 md:gap-6">
        {BOOKS.map(({ target, picture, title }) => (
          <li key={target} className="grid">
            <Link
              to={`/download?target=${target}`}
              className="flex flex-col items-center justify-center rounded-card border border-line bg-white px-4 pt-6 pb-5 text-center text-ink no-underline hover:border-brand"
            >
              <img src={`/images/${picture}.svg`} alt="" width={116} height={148} loading="lazy" />
              <span className="mt-4 font-reading text-26 leading-snug text-brand">{title}</span>
              <span className="text-16 text-muted">PDF　六種腔調</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
