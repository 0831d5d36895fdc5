import { buttonClass } from '../../ui/button-class.ts'

/** Turns light mode on or off, here and on the pages to come: a form that needs no program. */
export function LightSwitch({ isOn }: { isOn: boolean }) {
  return (
    <form method="post" action={`/light-mode?mode=${isOn ? 'off' : 'on'}`}>
      <button type="submit" className={buttonClass('bare', 'small')}>
        {isOn ? 'Ver con fotos' : 'Modo ligero'}
      </button>
    </form>
  )
}
