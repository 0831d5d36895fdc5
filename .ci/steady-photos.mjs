// Loaded before each file of the acceptance suite: the same photos in every run.
//
// The suite draws its photos as noise from `Math.random`. For about 1.5 % of all values its generator
// falls into a short cycle, the picture compresses below the 5 KB that an AI photo must have, and
// the product refuses it with 400 as it should. With a fixed seed a run can be repeated; the first 388
// pictures after this one are above 5 KB.
let state = 300

/** Mulberry32: 32 bits of state, a number from 0 to under 1. */
Math.random = () => {
  state = (state + 0x6d2b79f5) | 0
  let bits = Math.imul(state ^ (state >>> 15), 1 | state)
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
  return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
}
