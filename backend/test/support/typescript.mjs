/** `node --import ./test/support/typescript.mjs src/main.ts`: the source itself as a process of its own, without a build. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
