import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { AddPhotos } from './add-photos.tsx'
import { PhotoTile } from './photo-tile.tsx'
import type { Photos } from './use-photos.ts'

interface PhotoPickerProps {
  photos: Photos
  /** Said under the title: how many, and which plan allows more. */
  hint: ReactNode
  error?: string | undefined
}

/** Choose, order, turn and take out the photos of an ad. */
export function PhotoPicker({ photos, hint, error }: PhotoPickerProps) {
  const [isDropping, setIsDropping] = useState(false)
  const count = photos.photos.length
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsDropping(false)
    photos.add([...event.dataTransfer.files])
  }
  return (
    <fieldset
      className={classNames('grid gap-3 rounded-card', isDropping && 'ring-3 ring-ring')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsDropping(true)
      }}
      onDragLeave={() => setIsDropping(false)}
      onDrop={drop}
    >
      <legend className="sr-only">Fotos</legend>
      <p className="text-small text-muted">{hint}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        <SortableTiles photos={photos} />
        {count < photos.limit && (
          <li>
            <AddPhotos isFirst={count === 0} onAdd={photos.add} />
          </li>
        )}
      </ul>
      <div role="alert" className="text-small font-medium text-danger empty:absolute">
        {photos.notice && (
          <p>
            <strong>{photos.notice.title}.</strong> {photos.notice.message}
          </p>
        )}
        {error && <p>{error}</p>}
      </div>
      <p aria-live="polite" className="sr-only">
        {arrivalText(photos)}
      </p>
    </fieldset>
  )
}

function SortableTiles({ photos }: { photos: Photos }) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short hold, so that a finger on a photo can still scroll the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  const order = photos.photos.map(({ key }) => key)
  const finish = ({ active, over }: DragEndEvent) => {
    if (over) photos.move(String(active.id), order.indexOf(String(over.id)))
  }
  return (
    <DndContext id="fotos" sensors={sensors} collisionDetection={closestCenter} onDragEnd={finish}>
      <SortableContext items={order} strategy={rectSortingStrategy}>
        {photos.photos.map((photo, index) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            index={index}
            count={order.length}
            onMove={(to) => photos.move(photo.key, to)}
            onRotate={() => photos.rotate(photo.key)}
            onRemove={() => photos.remove(photo.key)}
            onRetry={() => photos.retry(photo.key)}
          />
        ))}
      </SortableContext>
    </DndContext>
  )
}

function arrivalText({ photos }: Photos): string {
  const ready = photos.filter(({ stage }) => stage === 'ready').length
  const failed = photos.filter(({ stage }) => stage === 'failed').length
  if (photos.length === 0) return 'Sin fotos'
  const arrived = `${ready} de ${photos.length} fotos subidas.`
  return failed === 0 ? arrived : `${arrived} ${failed} con problemas.`
}
