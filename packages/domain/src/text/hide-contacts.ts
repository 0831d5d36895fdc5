// Takes what people can be reached or recognized by out of a text, as far as it can be recognized. Each pattern begins
// where a word does, or a long one would be tried at each of its letters.

/** Six digits and more, whatever stands between them: telephones, codes, cards; not the dollars of a price. */
const NUMBER = /(?<![$\d][\d.,]{0,12})\d(?:[^\p{L}\d\n]{0,3}\d){5,}/gu
const MAIL =
  /(?<![\w.+-])[\w.+-]+(?:@\s?|\s@\s|\s?\(?\barroba\b\)?\s?)[\w-]+(?:\s?\.\s?[a-z]{2,})*/gi
const HANDLE = /(?<![\w])@[\w.]{2,}/g
/** What follows the host: names of profiles stand there. */
const PATH = /(?<![\w.-])((?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,})\/\S+/gi

/** 'llama al 787-555-0134 o a ana@ejemplo.pr' → 'llama al … o a …'; of addresses the host stays. */
export function hideContacts(text: string): string {
  return text.replace(PATH, '$1/…').replace(MAIL, '…').replace(HANDLE, '…').replace(NUMBER, '…')
}
