/** A place in PostgreSQL's write-ahead log: https://www.postgresql.org/docs/18/datatype-pg-lsn.html */
export type Lsn = bigint

/** Of its text, two hexadecimal numbers: '16/B374D848'. */
export function readLsn(text: string): Lsn {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
