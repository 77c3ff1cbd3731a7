import { FAQ_ICONS, type FaqIcon } from '@hakka/contract/constants'
import { ICONS } from '../../../app/help/faq-icons.ts'

/** One picture of a dozen: radio buttons, so arrow keys choose. */
export function IconChoice({
  name,
  value,
  onValue,
}: {
  /** Of the field, as errors call it; also keeps the groups of different categories apart. */
  name: string
  value: FaqIcon
  onValue(icon: FaqIcon): void
}) {
  return (
    <fieldset data-field={name}>
      <legend className="mb-1 font-medium">圖示</legend>
      <div className="flex flex-wrap gap-2">
        {FAQ_ICONS.map((icon) => {
          const { label, Icon } = ICONS[icon]
          return (
            <label
              key={icon}
              className="relative flex min-w-18 flex-col items-center rounded-option border-[1.5px] border-control bg-white px-2 py-1.5 text-14 hover:bg-note has-checked:border-brand has-checked:bg-note has-checked:font-bold has-checked:text-brand has-checked:ring-2 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name={name}
                value={icon}
                checked={icon === value}
                onChange={() => onValue(icon)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon size={24} aria-hidden="true" />
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
