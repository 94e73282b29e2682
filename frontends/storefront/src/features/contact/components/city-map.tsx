import styled from 'styled-components';
import { color, media } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import map from '../map.svg';

const text = copy.map;

const LABELS: [label: string, x: number, y: number, className?: 'place' | 'water'][] = [
  [text.lake, 612, 290, 'water'],
  [text.city, 258, 352, 'place'],
  [text.band, 165, 424],
  [text.port, 372, 318],
  [text.salmas, 292, 34],
  [text.mahabad, 428, 622],
  [text.oshnavieh, 208, 622],
  [text.serow, 150, 196],
  [text.tabriz, 556, 112],
  [text.scale, 660, 574],
  [text.north, 710, 536],
];

/** A map of Urmia from our own picture, so that nothing loads from another site. Labels use the page's font. */
export function CityMap() {
  return (
    <Sheet viewBox="0 0 840 644" preserveAspectRatio="xMidYMid slice" role="img" aria-label={text.description}>
      <image href={map} width="840" height="644" />
      <g aria-hidden="true">
        {LABELS.map(([label, x, y, className]) => (
          <text key={label} x={x} y={y} className={className}>
            {label}
          </text>
        ))}
        <path className="scale" d="M610 588v10h100v-10" />
        <path className="north" d="M710 470l13 36-13-8-13 8z" />
        <Marker />
      </g>
    </Sheet>
  );
}

/** The tip of the marker is at `place`: 37.615 north, 45.05 east. */
function Marker() {
  return (
    <>
      <circle className="halo" cx="238" cy="261" r="34" />
      <path className="pin" d="M238 263c-20-26-29-40-29-55a29 29 0 0 1 58 0c0 15-9 29-29 55z" />
      <path className="drop" d="M238 190c9 11 13 17 13 23a13 13 0 0 1-26 0c0-6 4-12 13-23z" />
      <rect className="pin" x="278" y="182" width="118" height="50" rx="25" />
      <text className="us" x="337" y="216">
        {text.us}
      </text>
    </>
  );
}

const Sheet = styled.svg`
  inline-size: 100%;
  block-size: 20rem;
  background: ${color('sunken')};

  .scale,
  .north {
    fill: none;
    stroke: ${color('info')};
    stroke-width: 2.5px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .north {
    fill: ${color('info')};
  }
  .halo {
    fill: ${color('brand')};
    opacity: 0.2;
  }
  .pin {
    fill: ${color('brand')};
    stroke: ${color('surface')};
    stroke-width: 3px;
  }
  rect.pin {
    stroke-width: 2px;
  }
  .drop {
    fill: ${color('onBrand')};
  }
  text {
    fill: ${color('muted')};
    stroke: ${color('page')};
    stroke-width: 5px;
    stroke-linejoin: round;
    paint-order: stroke;
    font-size: 26px;
    text-anchor: middle;
  }
  .place {
    fill: ${color('text')};
    font-size: 34px;
    font-weight: 700;
  }
  .water {
    fill: ${color('info')};
    stroke: none;
    font-size: 34px;
    font-weight: 600;
  }
  .us {
    fill: ${color('onBrand')};
    stroke: none;
    font-size: 28px;
    font-weight: 700;
  }

  ${media.md} {
    block-size: auto;
    aspect-ratio: 840 / 644;

    text {
      font-size: 19px;
    }
    .place,
    .water {
      font-size: 26px;
    }
    .us {
      font-size: 24px;
    }
  }
`;
