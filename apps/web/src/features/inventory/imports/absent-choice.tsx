interface AbsentChoiceProps {
  isPausing: boolean
  onChange: (isPausing: boolean) => void
}

/** What happens to ads that a table does not have. */
export function AbsentChoice({ isPausing, onChange }: AbsentChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-body">
      <input
        type="checkbox"
        className="size-[20px] flex-none accent-caribe"
        checked={isPausing}
        onChange={(event) => onChange(event.target.checked)}
      />
      Pausar mis anuncios con referencia que no estén en la tabla
    </label>
  )
}
