import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { palette } from '@afshoreh/ui/theme';

it('has the colours of the page, in light and in dark', () => {
  const schemes = readFileSync(join(__dirname, 'map.svg'), 'utf8').match(/:root\{[^}]*\}/g) ?? [];
  const colours = schemes.map((scheme) =>
    [...scheme.matchAll(/--(\w+):(#\w+)/g)].map(([, role, value]) => [role, value]),
  );
  expect(colours).toEqual(
    [palette.light, palette.dark].map((scheme) =>
      colours[0]?.map(([role]) => [role, scheme[role as keyof typeof scheme]]),
    ),
  );
  expect(colours[0]?.length).toBeGreaterThan(0);
});
