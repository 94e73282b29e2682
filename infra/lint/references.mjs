import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** References to sections, decisions and issues of documents that are not in this repository. */
const OUTSIDE = /(?<![%=#\w])D\d{1,2}\b|\b(spec|specification|design) §|\bissue #?\d/i;

/** The ESLint plugin with this rule. Refer to docs/decisions in full: «decision 23». */
export const references = {
  meta: {
    name: 'references',
    version: createHash('sha256')
      .update(readFileSync(new URL(import.meta.url)))
      .digest('hex'),
  },
  rules: {
    inside: {
      create: (context) => ({
        Program() {
          for (const { value, loc } of context.sourceCode.getAllComments()) {
            if (OUTSIDE.test(value))
              context.report({ loc, message: 'State the rule in words, or name a file of docs/.' });
          }
        },
      }),
    },
  },
};
