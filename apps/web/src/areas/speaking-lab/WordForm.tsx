import { DIALECTS } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import { SelectField } from '../../app/forms/SelectField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { keepReaderDialect } from '../../app/reader-dialect.ts'
import type { PracticeData } from './load-practice.ts'
import { WordField } from './WordField.tsx'

/** What shall be practised; sent as a form, so that the address keeps it and it works where no script runs. */
export function WordForm({ typed, dialectId, faults }: Pick<PracticeData, 'typed' | 'dialectId' | 'faults'>) {
  const [text, setText] = useState(typed.text)
  const [pinyin, setPinyin] = useState(typed.pinyin)
  return (
    <Form
      action="/speaking-lab"
      className="grid gap-4 rounded-card border border-line bg-white p-4 md:grid-cols-2 md:items-start md:p-6 lg:grid-cols-[10rem_1fr_1fr_auto]"
    >
      <SelectField
        name="dialect_id"
        label="腔調"
        options={DIALECTS.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={dialectId}
        onValue={keepReaderDialect}
      />
      <WordField name="text" label="要唸的詞或句子" value={text} onValue={setText} error={faults.text} />
      <TextField
        name="pinyin"
        label="拼音"
        hint="不填就查客語辭典；調號或數字都可以"
        lang="hak-Latn-TW"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={pinyin}
        onValue={setPinyin}
        errors={faults.pinyin ? [faults.pinyin] : undefined}
      />
      <Button
        type="submit"
        kind="brand"
        size="l"
        className="md:mt-9 md:justify-self-start"
        iconEnd={<ArrowRight size={22} aria-hidden="true" />}
      >
        開始練習
      </Button>
    </Form>
  )
}
