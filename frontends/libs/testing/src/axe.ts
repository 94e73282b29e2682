import { run } from 'axe-core';

/**
 * The violations that axe finds in `element`, one line each: `expect(await axe(container)).toEqual([])`. Without the rules for
 * colour contrast (jsdom has no layout; the palette's spec and the browser tests check it) and for landmarks.
 */
export async function axe(element: Element): Promise<string[]> {
  const { violations } = await run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map((node) => node.html).join(' ')}`);
}
