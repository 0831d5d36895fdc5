// Names of hosts in other letters, as they travel ('xn--…'), back into what people see (RFC 3492).

const [base, tMin, tMax, skew, damp] = [36, 1, 26, 38, 700]

/** A label without its 'xn--', in its own letters; undefined when nothing can be meant by it. */
export function decodePunycode(encoded: string): string | undefined {
  const cut = encoded.lastIndexOf('-')
  const letters = cut > 0 ? [...encoded.slice(0, cut)] : []
  const rest = encoded.slice(cut + 1)
  let [code, at, bias, read] = [128, 0, 72, 0]
  while (read < rest.length) {
    const number = readNumber(rest, read, bias)
    if (!number) return undefined
    const size = letters.length + 1
    bias = adapt(number.value, size, at === 0)
    at += number.value
    code += Math.floor(at / size)
    at %= size
    if (code > 0x10ffff) return undefined
    letters.splice(at, 0, String.fromCodePoint(code))
    at += 1
    read = number.end
  }
  return letters.join('')
}

/** A number of digits whose weight grows, up to the first digit below its threshold. */
function readNumber(text: string, start: number, bias: number) {
  let [value, weight, end] = [0, 1, start]
  for (let k = base; end < text.length; k += base) {
    const digit = digitOf(text.charCodeAt(end))
    end += 1
    if (digit === undefined) return undefined
    value += digit * weight
    if (value > 0x7fffffff) return undefined
    const threshold = Math.min(Math.max(k - bias, tMin), tMax)
    if (digit < threshold) return { value, end }
    weight *= base - threshold
  }
  return undefined
}

function adapt(delta: number, size: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? damp : 2))
  left += Math.floor(left / size)
  let k = 0
  while (left > ((base - tMin) * tMax) / 2) {
    left = Math.floor(left / (base - tMin))
    k += base
  }
  return k + Math.floor(((base - tMin + 1) * left) / (left + skew))
}

/** 'a' to 'z' are 0 to 25, '0' to '9' are 26 to 35. */
function digitOf(code: number): number | undefined {
  if (code >= 97 && code <= 122) return code - 97
  if (code >= 48 && code <= 57) return code - 22
  return undefined
}
