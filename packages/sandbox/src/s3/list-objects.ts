// The listing of S3's protocol, as the tests' buckets answer it.

/** The answer to a GET of a bucket with `list-type=2`, in parts as they are asked for. */
export function listObjects(keys: Iterable<string>, asked: URLSearchParams): string {
  const after = asked.get('start-after') ?? ''
  const most = Number(asked.get('max-keys') ?? 1000)
  const left = [...keys].sort().filter((key) => key > after)
  const contents = left
    .slice(0, most)
    .map((key) => `<Contents><Key>${key}</Key><LastModified>${writtenAt}</LastModified></Contents>`)
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}
    <IsTruncated>${left.length > most}</IsTruncated></ListBucketResult>`
}

const writtenAt = '2026-01-02T03:04:05.000Z'
