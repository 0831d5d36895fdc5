import { dateAndTime } from '@wepa/domain/text/date'
import { Age } from '../../blocks/listing-card/listing-age.tsx'

/** 'hace 3 h', with the whole date on hover. */
export function When({ at }: { at: string }) {
  return (
    <span title={dateAndTime(at)} className="whitespace-nowrap">
      <Age since={at} />
    </span>
  )
}
