/**
 * True for a path of the product, which leads to no other site. Browsers drop tabs and line ends from
 * addresses, so '/\t/other' would become '//other'.
 */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(path)
}
