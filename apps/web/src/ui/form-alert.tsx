/** What went wrong with the form as a whole, announced when it appears. */
export function FormAlert({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className="rounded-field border border-danger bg-danger-soft px-4 py-3 text-body font-medium text-danger">
          {message}
        </p>
      )}
    </div>
  )
}
