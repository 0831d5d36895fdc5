import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../../lib/device/storage.ts'
import { Switch } from '../../../ui/forms/switch.tsx'
import { pressShortcut } from './press-shortcut.ts'

const storedAs = 'wepa.desk-keys'

/**
 * Single keys work the desk. Who speaks to the computer, or types elsewhere, can switch them off:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export function ShortcutSwitch() {
  const [isOn, setIsOn] = useState(() => readStored(storedAs) !== 'off')
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', pressShortcut)
    return () => document.removeEventListener('keydown', pressShortcut)
  }, [isOn])
  return (
    <div className="hidden lg:block">
      <Switch
        label="Usar el teclado"
        hint="j y k: de caso en caso · 1 a 9: la decisión · d: los días · Intro: decidir · /: buscar · v: documentos"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          setIsOn(checked)
          writeStored(storedAs, checked ? 'on' : 'off')
        }}
      />
    </div>
  )
}
