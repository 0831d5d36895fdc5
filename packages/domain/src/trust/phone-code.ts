// Which numbers get codes by SMS.
import { parsePhone } from '../text/phone.ts'

export const NO_CODE_NUMBER = 'Escribe un celular de Puerto Rico o de Estados Unidos'

/**
 * Area codes of the numbering plan that are no phones of Puerto Rico or the United States: toll-free, premium and personal
 * numbers, Canada and other islands. Texts there cost more, and are what frauds on senders live on
 * (https://nationalnanpa.com/area_codes/, https://www.twilio.com/docs/glossary/what-is-sms-pumping-fraud).
 */
const elsewhere = new Set(
  `500 521 522 523 524 525 526 527 528 529 533 544 566 577 588 600 622 633 700 710 800 833 844 855 866 877 888 900
  204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 460 468 474 506 514 519
  537 548 568 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942
  242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876`.match(
    /\d{3}/g,
  ) ?? [],
)

/** Whether a number ('+17875550123', however it is written) gets codes by SMS. */
export function canGetCode(phone: string): boolean {
  const parsed = parsePhone(phone)
  return parsed !== null && !elsewhere.has(parsed.slice(2, 5))
}
