interface ChoicesProps<Key extends string> {
  legend: string
  labels: Readonly<Record<Key, string>>
  keys: readonly Key[]
  chosen: readonly Key[]
  onChange: (chosen: Key[]) => void
  error?: string | undefined
}

/** Several of some things, with the reason where none was chosen. */
export function Choices<Key extends string>(props: ChoicesProps<Key>) {
  const { legend, labels, keys, chosen, onChange, error } = props
  return (
    <fieldset>
      <legend className="mb-1 text-body font-semibold">{legend}</legend>
      {keys.map((key) => (
        <label key={key} className="flex min-h-11 cursor-pointer items-center gap-3 text-body">
          <input
            type="checkbox"
            className="size-[20px] flex-none accent-caribe"
            checked={chosen.includes(key)}
            onChange={(event) =>
              onChange(
                keys.filter((each) =>
                  each === key ? event.target.checked : chosen.includes(each),
                ),
              )
            }
          />
          {labels[key]}
        </label>
      ))}
      <p role="alert" className={error ? 'text-small font-medium text-danger' : 'hidden'}>
        {error}
      </p>
    </fieldset>
  )
}
