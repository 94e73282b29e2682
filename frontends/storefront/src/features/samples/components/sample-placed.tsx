import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { LinkButton, TrackingCode } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { PlacedSample } from './sample-form';

const { placed } = copy;

/** Replaces the form after the request was sent, and takes the focus. */
export function SamplePlaced({ sample: { trackingCode } }: { sample: PlacedSample }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Done>
      <h2 ref={heading} tabIndex={-1}>
        {placed.title}
      </h2>
      <p>{placed.text}</p>
      <TrackingCode
        title={placed.trackingCode}
        text={trackingCode}
        label={placed.copyCode}
        copied={placed.copied}
        failed={placed.copyFailed}
        hint={placed.keepCode}
      />
      <Link to={`/orders/track?code=${trackingCode}`}>{placed.track}</Link>
      <LinkButton variant="secondary" to="/products">
        {placed.products}
      </LinkButton>
    </Done>
  );
}

const Done = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  text-align: center;

  h2 {
    font-size: ${font.xl};
  }
  p {
    color: ${color('muted')};
  }
`;
