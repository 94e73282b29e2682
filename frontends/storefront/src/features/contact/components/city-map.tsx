import { copy } from '../copy';
import * as drawing from '../map-drawing';
import { Sheet } from './city-map-style';

const text = copy.map;

/** Urmia, its lake and roads, and us: drawn here, in the colours of the page, so that nothing is loaded from elsewhere (D26). */
export function CityMap() {
  return (
    <Sheet viewBox="0 0 840 644" preserveAspectRatio="xMidYMid slice" role="img" aria-label={text.description}>
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
    </Sheet>
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
