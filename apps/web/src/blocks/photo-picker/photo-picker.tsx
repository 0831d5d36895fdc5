import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import type { LinkedPhoto } from '@wepa/domain/photos/linked-photo'
import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { AddPhotos } from './add-photos.tsx'
import { PhotoTile } from './photo-tile.tsx'
import type { Photos } from './use-photos.ts'

interface PhotoPickerProps {
  photos: Photos
  /** Said under the title: how many, and which plan allows more. */
  hint: ReactNode
  error?: string | undefined
  /** How far those are that the ad names by an address elsewhere. */
  linked?: readonly LinkedPhoto[]
}

/** Choose, order, turn and take out the photos of an ad. */
export function PhotoPicker({ photos, hint, error, linked = [] }: PhotoPickerProps) {
  const [isDropping, setIsDropping] = useState(false)
  const count = photos.photos.length
  // A photo that is taken out takes its button along: the focus goes to where the next one is added.
  const adder = useKeptFocus<HTMLInputElement>(count)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsDropping(false)
    photos.add([...event.dataTransfer.files])
  }
  return (
    <fieldset
      className={classNames(
        'grid min-w-0 grid-cols-1 gap-3 rounded-card',
        isDropping && 'ring-3 ring-ring',
      )}
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
      <Sortable photos={photos}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.25rem),1fr))] items-start gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]">
          <Tiles photos={photos} linked={linked} />
          {count < photos.limit && (
            <li>
              <AddPhotos ref={adder} isFirst={count === 0} onAdd={photos.add} />
            </li>
          )}
        </ul>
      </Sortable>
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

/** Around the whole list: what it adds for screen readers may not stand inside of one. */
function Sortable({ photos, children }: { photos: Photos; children: ReactNode }) {
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
    <DndContext
      id="fotos"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={finish}
      accessibility={{ announcements: announcementsFor(order) }}
    >
      <SortableContext items={order} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

function announcementsFor(order: readonly string[]): Announcements {
  const place = (id: UniqueIdentifier) => order.indexOf(String(id)) + 1
  return {
    onDragStart: ({ active }) => `Moviendo la foto ${place(active.id)}`,
    onDragOver: ({ over }) =>
      over ? `En el lugar ${place(over.id)} de ${order.length}` : undefined,
    onDragEnd: ({ over }) => (over ? `La foto quedó en el lugar ${place(over.id)}` : undefined),
    onDragCancel: () => 'La foto quedó donde estaba',
  }
}

function Tiles({ photos, linked }: { photos: Photos; linked: readonly LinkedPhoto[] }) {
  const count = photos.photos.length
  return photos.photos.map((photo, index) => (
    <PhotoTile
      key={photo.key}
      photo={photo}
      linked={linked.find(({ url }) => url === photo.url)}
      index={index}
      count={count}
      onMove={(to) => photos.move(photo.key, to)}
      onRotate={() => photos.rotate(photo.key)}
      onRemove={() => photos.remove(photo.key)}
      onRetry={() => photos.retry(photo.key)}
    />
  ))
}

function arrivalText({ photos }: Photos): string {
  const ready = photos.filter(({ stage }) => stage === 'ready').length
  const failed = photos.filter(({ stage }) => stage === 'failed').length
  if (photos.length === 0) return 'Sin fotos'
  const arrived = `${ready} de ${photos.length} fotos subidas.`
  return failed === 0 ? arrived : `${arrived} ${failed} con problemas.`
}
