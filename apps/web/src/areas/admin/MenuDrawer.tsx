import type { MenuSection } from '@hakka/contract/admin'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { SideMenu } from './SideMenu.tsx'

/** The side menu where there is no room beside the page. */
export function MenuDrawer({ sections }: { sections: readonly MenuSection[] }) {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when another page opens
  useEffect(() => setOpen(false), [key])
  return (
    <div className="lg:hidden">
      <IconButton label="後台選單" kind="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title="後台選單" kind="drawer">
        <SideMenu sections={sections} />
      </Dialog>
    </div>
  )
}
