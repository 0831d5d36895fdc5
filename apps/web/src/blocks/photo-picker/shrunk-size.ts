import { UPLOAD_EDGE } from '@wepa/domain/photos/sent-photo'

/** The size a photo is drawn at before it is uploaded: its long edge at most 2048, never enlarged. */
export function shrunkSize(
  size: { width: number; height: number },
  edge = UPLOAD_EDGE,
): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(size.width, size.height))
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}
