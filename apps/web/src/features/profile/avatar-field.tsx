import { Camera } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { photoTypes } from '../../blocks/photo-picker/check-file.ts'
import { inEnglish } from '../../lib/english.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { avatarRefusal, TOO_LARGE } from './check-avatar.ts'

const loadCropDialog = async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog })
const CropDialog = lazy(loadCropDialog)

interface AvatarFieldProps {
  name: string
  /** '' for none: then the first letters of the name stand there. */
  url: string
  onChange: (url: string) => void
  /** What the server had against the picture. */
  error?: string | undefined
}

/** The person's picture with the ways to take, choose and remove one; it counts once the profile is saved. */
export function AvatarField({ name, url, onChange, error }: AvatarFieldProps) {
  const [file, setFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const problem = refusal ?? error

  const choose = async (chosen: File) => {
    const wrong = (await avatarRefusal(chosen)) ?? (await loadingProblem())
    setRefusal(wrong)
    if (wrong === null) setFile(chosen)
  }

  return (
    <div className="grid justify-items-center gap-1">
      <label className="group relative grid cursor-pointer rounded-full has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring">
        <Avatar name={name} url={url || null} className="size-28! text-h1!" />
        <span className="absolute right-0 bottom-0 grid size-10 place-items-center rounded-full border-2 border-card bg-caribe text-on-caribe transition-colors group-hover:bg-caribe-strong">
          <Camera aria-hidden="true" size={20} strokeWidth={1.75} />
        </span>
        <span className="sr-only">{url ? 'Cambiar foto de perfil' : 'Subir foto de perfil'}</span>
        <input
          ref={input}
          type="file"
          accept={photoTypes}
          aria-describedby={problem ? 'avatar-problem' : undefined}
          className="sr-only"
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? []
            if (chosen) void choose(chosen)
            // The same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </label>
      {url && (
        <button
          type="button"
          className="min-h-11 px-2 text-small font-semibold text-caribe underline-offset-4 hover:underline"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          Quitar foto
        </button>
      )}
      <p
        id="avatar-problem"
        role="alert"
        className={problem ? 'max-w-56 text-center text-small font-medium text-danger' : 'hidden'}
      >
        {problem === TOO_LARGE ? inEnglish(problem) : problem}
      </p>
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            returnFocusTo={input}
            onClose={() => setFile(null)}
            onUploaded={(uploaded) => {
              setFile(null)
              onChange(uploaded)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The dialog is fetched when it is wanted: without network it may not come, and the screen must stand. */
async function loadingProblem(): Promise<string | null> {
  try {
    await loadCropDialog()
    return null
  } catch {
    return 'No hay conexión. Revisa tu internet e inténtalo de nuevo.'
  }
}
