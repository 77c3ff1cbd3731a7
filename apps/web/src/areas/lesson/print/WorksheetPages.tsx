import { Picture } from '@hakka/ui/Picture.tsx'
import type { ReactNode } from 'react'
import { PrintText, type SheetLook } from './PrintText.tsx'
import { Sheet } from './Sheet.tsx'
import { letterOf, type PrintWord, type Worksheet } from './worksheet.ts'

const NUMBERS = ['一', '二', '三', '四']

/** The tasks of a worksheet, and on a page of its own the key. */
export function WorksheetPages({
  sheet,
  set,
  title,
  look,
}: {
  sheet: Worksheet
  set: number
  title: string
  look: SheetLook
}) {
  const parts = partsOf(sheet, look)
  const name = `${title}・學習單 ${set}`
  return (
    <>
      <Sheet label="學習單" title={name}>
        <Head title={title}>
          <p className="a4-fields">
            <span>班級</span>
            <span>座號</span>
            <span>姓名</span>
          </p>
        </Head>
        {parts.map(({ key, asks, task }, at) => (
          <section key={key} className="a4-task" data-task={key}>
            <h3>
              {NUMBERS[at]}、{asks}
            </h3>
            {task}
          </section>
        ))}
      </Sheet>
      <Sheet label="解答" title={name}>
        <Head title={title}>
          <p className="text-right font-bold">解答・給老師</p>
        </Head>
        {parts.map(({ key, short, answers }, at) => (
          <section key={key} className="a4-task">
            <h3>
              {NUMBERS[at]}、{short}
            </h3>
            <ol className="a4-key">
              {answers.map((answer, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a key is printed as it stands
                <li key={index}>
                  <div>{answer}</div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </Sheet>
    </>
  )
}

function Head({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="a4-head">
      <h2>{title}</h2>
      {children}
    </div>
  )
}

interface Part {
  key: 'written' | 'matched' | 'filled' | 'heard'
  /** What is to be done, and the same in few words. */
  asks: string
  short: string
  task: ReactNode
  answers: ReactNode[]
}

function partsOf(sheet: Worksheet, look: SheetLook): Part[] {
  const text = (word: PrintWord) => <PrintText text={word} look={look} />
  const { written, matched, filled, heard } = sheet
  const parts: Part[] = [
    {
      key: 'written',
      asks: '看圖，用客語寫出來。',
      short: '看圖寫客語',
      task: (
        <ol className="a4-written">
          {written.map((word) => (
            <li key={word.hakka}>
              <Picture
                src={word.picture}
                alt={look.chinese ? '' : word.chinese}
                width={120}
                height={120}
                eager
              />
              {look.chinese && <p>{word.chinese}</p>}
              <i className="a4-line" />
            </li>
          ))}
        </ol>
      ),
      answers: written.map(text),
    },
    {
      key: 'matched',
      asks: '客語和華語，意思一樣的連起來。',
      short: '連連看',
      task: (
        <div className="a4-matched">
          <ol>
            {matched.words.map((word) => (
              <li key={word.hakka}>
                {text(word)}
                <i className="a4-dot" />
              </li>
            ))}
          </ol>
          <ul>
            {matched.meanings.map(({ letter, word }) => (
              <li key={letter}>
                <i className="a4-dot" />
                <b>{letter}</b>
                {word.chinese}
              </li>
            ))}
          </ul>
        </div>
      ),
      answers: matched.words.map((word) => (
        <>
          {text(word)}　{letterOf(sheet, word)}　{word.chinese}
        </>
      )),
    },
    {
      key: 'filled',
      asks: '選一個詞，填進句子裡。',
      short: '選詞填空',
      task: (
        <>
          <ul className="a4-bank">
            {filled.bank.map((word) => (
              <li key={word.hakka}>{text(word)}</li>
            ))}
          </ul>
          <ol className="a4-filled">
            {filled.sentences.map(({ word, text: sentence }) => (
              <li key={word.hakka}>
                <PrintText text={sentence} look={look} />
                {look.chinese && sentence.chinese && <p>{sentence.chinese}</p>}
              </li>
            ))}
          </ol>
        </>
      ),
      answers: filled.sentences.map(({ word }) => text(word)),
    },
    {
      key: 'heard',
      asks: '聽老師念，把聽到的詞圈起來。',
      short: '老師念的詞',
      task: (
        <ol className="a4-heard">
          {heard.map(({ words, said }) => (
            <li key={said.hakka}>
              <ul>
                {words.map((word) => (
                  <li key={word.hakka}>{text(word)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      ),
      answers: heard.map(({ said }) => text(said)),
    },
  ]
  return parts.filter(({ answers }) => answers.length > 0)
}
