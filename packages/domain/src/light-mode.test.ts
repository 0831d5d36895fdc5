import { describe, expect, it } from 'vitest'
import { isLightModeOn } from './light-mode.ts'

const line = { cookies: undefined, savesData: false, effectiveType: undefined }

describe('isLightModeOn', () => {
  it('stays off on a line that nothing is known of', () => {
    expect(isLightModeOn(line)).toBe(false)
    expect(isLightModeOn({ ...line, effectiveType: '3g' })).toBe(false)
  })

  it.each(['slow-2g', '2g'])('is on for a %s line', (effectiveType) => {
    expect(isLightModeOn({ ...line, effectiveType })).toBe(true)
  })

  it('is on where the browser saves data', () => {
    expect(isLightModeOn({ ...line, savesData: true })).toBe(true)
  })

  it('lets the person decide against both', () => {
    const slow = { savesData: true, effectiveType: '2g' }
    expect(isLightModeOn({ ...slow, cookies: 'a=1; wepa_light=off' })).toBe(false)
    expect(isLightModeOn({ ...line, cookies: 'wepa_light=on; b=2' })).toBe(true)
  })

  it('takes no other cookie for the choice', () => {
    expect(isLightModeOn({ ...line, cookies: 'not_wepa_light=on' })).toBe(false)
    expect(isLightModeOn({ ...line, cookies: 'wepa_light=onward' })).toBe(false)
  })
})
