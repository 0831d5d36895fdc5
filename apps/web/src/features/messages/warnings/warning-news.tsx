import type { Warning } from './find-warnings.ts'

interface WarningNewsProps {
  newest: Warning | undefined
  name: string
}

/** Says the newest warning aloud, politely: when the thread opens and when another message brings one. */
export function WarningNews({ newest, name }: WarningNewsProps) {
  return (
    <p role="status" className="sr-only">
      {newest &&
        `Aviso sobre un mensaje de ${name}: ${newest.kind.name}. ${newest.kind.why} ${newest.kind.advice}`}
    </p>
  )
}
