import './street.css'

type House = {
  x: number
  width: number
  height: number
  colour: string
  roof: string
  door: string
}

const houses: House[] = [
  house(0, 92, 96, '#F2B8A0', '#FFF3E6', '#8A4B2B'),
  house(92, 80, 122, '#5FA8A0', '#FFF3E6', '#7A4B2B'),
  house(172, 104, 104, '#FFC23C', '#FFF6E0', '#0A66A8'),
  house(276, 84, 132, '#E0694B', '#FFF3E6', '#5F381E'),
  house(360, 96, 100, '#7FB7DC', '#FFFFFF', '#D63A1F'),
  house(456, 78, 120, '#F4D9A8', '#FFFFFF', '#2E8B57'),
  house(534, 100, 108, '#D96F8A', '#FFF0F3', '#7A4B2B'),
  house(634, 86, 130, '#3F8F6B', '#F3FAF1', '#FFC23C'),
  house(720, 104, 98, '#F7A35C', '#FFF6E8', '#0A66A8'),
  house(824, 82, 124, '#2F86C6', '#EAF5FC', '#FFE3A0'),
  house(906, 98, 104, '#FFD98A', '#FFFFFF', '#B5432B'),
  house(1004, 84, 128, '#C9583C', '#FFF3E6', '#2E8B57'),
  house(1088, 112, 100, '#8CC7B5', '#FFFFFF', '#7A4B2B'),
]

/** A street of coloured houses at the foot of the hero: drawn here, so that it comes with the page. */
export function Street() {
  return (
    <svg
      aria-hidden="true"
      className="street"
      viewBox="0 0 1200 150"
      preserveAspectRatio="xMidYMax"
    >
      <g id="street">
        {houses.map((each) => (
          <HouseFront key={each.x} house={each} />
        ))}
        <path d="M0 143h1200v7H0z" className="street-ground" />
      </g>
      {/* As long as the widest screen. */}
      <use href="#street" x="-1200" />
      <use href="#street" x="1200" />
    </svg>
  )
}

function HouseFront({ house: { x, width, height, colour, roof, door } }: { house: House }) {
  const top = 144 - height
  const middle = x + width / 2
  const sides = [x + 12, x + width - 26]
  const upper = height > 115 ? [...sides, middle - 7] : sides
  return (
    <>
      <g className="street-wall">
        <path fill={colour} d={`M${x} ${top}h${width}v${height}H${x}z`} />
        <path
          fill={roof}
          d={`M${x - 2} ${top - 5}h${width + 4}v7H${x - 2}zM${x + 6} ${top + 43}h${width - 12}v2H${x + 6}zm0 8h${width - 12}v2H${x + 6}z`}
        />
        <path
          fill={door}
          d={`M${middle - 9} 144v-28a9 9 0 0 1 18 0v28z${sides.map((each) => pane(each, 110)).join('')}`}
        />
      </g>
      <path className="street-pane" d={upper.map((each) => pane(each, top + 18)).join('')} />
    </>
  )
}

function pane(x: number, y: number): string {
  return `M${x} ${y}h14v22h-14z`
}

function house(
  x: number,
  width: number,
  height: number,
  colour: string,
  roof: string,
  door: string,
): House {
  return { x, width, height, colour, roof, door }
}
