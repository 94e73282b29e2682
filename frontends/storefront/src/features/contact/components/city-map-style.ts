import styled from 'styled-components';
import { color, media } from '@afshoreh/ui/theme';

/** The map's sheet and what each kind of line looks like; roles of the palette, so it follows light and dark. */
export const Sheet = styled.svg`
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
