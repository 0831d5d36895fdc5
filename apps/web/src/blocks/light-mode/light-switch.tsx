import { useId } from 'react'
import { buttonClass } from '../../ui/button-class.ts'

/**
 * Turns light mode on or off, here and on the pages to come: a form that needs no program. It stands at the foot of
 * each page, so its button is no part of a form that somebody looks for there.
 */
export function LightSwitch({ isOn }: { isOn: boolean }) {
  const form = useId()
  return (
    <>
      <form id={form} method="post" action={`/light-mode?mode=${isOn ? 'off' : 'on'}`} hidden />
      {/* biome-ignore lint/a11y/useButtonType: submitting is its default, and the page's own button alone says so */}
      <button form={form} className={buttonClass('bare', 'small')}>
        {isOn ? 'Ver con fotos' : 'Modo ligero'}
      </button>
    </>
  )
}
