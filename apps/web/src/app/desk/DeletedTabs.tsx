import { ListTabs } from './ListTabs.tsx'

/** A list, and what was deleted from it (`deletedOf`). */
export const DeletedTabs = () => (
  <ListTabs
    label="列表"
    name="deleted"
    tabs={[
      { value: '', label: '使用中' },
      { value: '1', label: '已刪除' },
    ]}
  />
)
