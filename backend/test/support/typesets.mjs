/** What `pdfs.api-spec.ts` runs in place of Typst. The name of the template says how it ends. */
export const typeset = (template, data) => {
  if (template === 'hangs') for (;;);
  if (template === 'crashes') process.abort();
  if (template === 'fails') throw new Error('a fault of the template');
  const held = [];
  while (template === 'fills memory') held.push(Buffer.alloc(64 * 1024 * 1024, 1));
  return Buffer.from(data);
};
