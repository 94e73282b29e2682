import { run } from 'axe-core';

/**
 * What axe finds wrong in `element`, a line each: `expect(await axe(container)).toEqual([])`. Colours are left out (jsdom
 * lays nothing out; the palette's spec and the browser tests look at them), and so is that all content be in landmarks.
 */
export async function axe(element: Element): Promise<string[]> {
  const { violations } = await run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map((node) => node.html).join(' ')}`);
}
