import { downloadFile } from '../../lib/download-file.ts'

/** Hands the browser the file of `GET /api/users/{id}/export`. Answers why not, or undefined. */
export async function downloadData(userId: number): Promise<string | undefined> {
  return downloadFile(`/api/users/${userId}/export`, 'wepa-mis-datos.json')
}

/** The same for `GET /api/users/{id}/archive`. */
export async function downloadArchive(userId: number): Promise<string | undefined> {
  return downloadFile(`/api/users/${userId}/archive`, 'wepa-mis-datos.zip')
}
