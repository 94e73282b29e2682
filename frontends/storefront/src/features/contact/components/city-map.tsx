import styled from 'styled-components';
import { color, media } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import * as drawing from '../map-drawing';

const text = copy.map;

/** Urmia, its lake and roads, and us: drawn here, in the colours of the page, so that nothing is loaded from elsewhere (D26). */
export function CityMap() {
  return (
    <Map viewBox="0 0 840 644" preserveAspectRatio="xMidYMid slice" role="img" aria-label={text.description}>
      <path className="plain" d={drawing.plain} />
      {drawing.ridges.map((ridge) => (
        <path key={ridge} className="ridge" d={ridge} />
      ))}
      <path className="orchard" d={drawing.orchards} />
      <path className="shore" d={drawing.lake} />
      <path className="lake" d={drawing.lake} />
      <path className="deep" d={drawing.deep} />
      <path className="land" d={drawing.islands} />
      <path className="wave" d={drawing.waves} />
      <path className="river" d={drawing.rivers} />
      <path className="city" d={drawing.city} />
      <path className="street" d={drawing.streets} />
      <path className="lane casing" d={drawing.lanes} />
      <path className="lane" d={drawing.lanes} />
      <path className="road casing" d={drawing.roads} />
      <path className="road" d={drawing.roads} />
      <Labels />
      <Marker />
    </Map>
  );
}

function Labels() {
  return (
    <g aria-hidden="true">
      <text className="water" x="612" y="290">
        {text.lake}
      </text>
      <text className="place" x="258" y="352">
        {text.city}
      </text>
      <text x="165" y="424">
        {text.band}
      </text>
      <text x="372" y="318">
        {text.port}
      </text>
      <text x="292" y="34">
        {text.salmas}
      </text>
      <text x="428" y="622">
        {text.mahabad}
      </text>
      <text x="208" y="622">
        {text.oshnavieh}
      </text>
      <text x="150" y="196">
        {text.serow}
      </text>
      <text x="556" y="112">
        {text.tabriz}
      </text>
      <path className="scale" d="M610 588v10h100v-10" />
      <text x="660" y="574">
        {text.scale}
      </text>
      <path className="north" d="M710 470l13 36-13-8-13 8z" />
      <text x="710" y="536">
        {text.north}
      </text>
    </g>
  );
}

/** Its tip is at `place`: 37.615 north, 45.05 east. */
function Marker() {
  return (
    <g aria-hidden="true">
      <circle className="halo" cx="238" cy="261" r="34" />
      <path className="pin" d="M238 263c-20-26-29-40-29-55a29 29 0 0 1 58 0c0 15-9 29-29 55z" />
      <path className="drop" d="M238 190c9 11 13 17 13 23a13 13 0 0 1-26 0c0-6 4-12 13-23z" />
      <rect className="pin" x="278" y="182" width="118" height="50" rx="25" />
      <text className="us" x="337" y="216">
        {text.us}
      </text>
    </g>
  );
}

const Map = styled.svg`
  inline-size: 100%;
  block-size: 20rem;
  background: ${color('sunken')};

  path {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .plain {
    fill: ${color('appleSoft')};
  }
  .ridge {
    stroke: ${color('control')};
    stroke-width: 1.5px;
    opacity: 0.35;
  }
  .orchard {
    stroke: ${color('apple')};
    stroke-width: 7px;
    stroke-dasharray: 0 17;
    opacity: 0.28;
  }
  .lake {
    fill: ${color('infoSoft')};
    stroke: ${color('info')};
    stroke-width: 1.5px;
    stroke-opacity: 0.45;
  }
  /* The white of the salt along the shore. */
  .shore {
    stroke: ${color('page')};
    stroke-width: 14px;
  }
  .deep {
    fill: ${color('info')};
    opacity: 0.12;
  }
  .land {
    fill: ${color('appleSoft')};
    stroke: ${color('info')};
    stroke-width: 1.5px;
    stroke-opacity: 0.45;
  }
  .wave,
  .river {
    stroke: ${color('info')};
    stroke-width: 3px;
    opacity: 0.35;
  }
  .city {
    fill: ${color('neutralSoft')};
    stroke: ${color('control')};
    stroke-width: 1.5px;
    stroke-opacity: 0.6;
  }
  .street {
    stroke: ${color('control')};
    stroke-width: 1.5px;
    opacity: 0.45;
  }
  .lane {
    stroke: ${color('raised')};
    stroke-width: 5px;
  }
  .road {
    stroke: ${color('honey')};
    stroke-width: 7px;
  }
  .casing {
    stroke: ${color('control')};
    stroke-width: 10px;
    stroke-opacity: 0.55;
  }
  .lane.casing {
    stroke-width: 7.5px;
  }
  .scale,
  .north {
    stroke: ${color('info')};
    stroke-width: 2.5px;
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
