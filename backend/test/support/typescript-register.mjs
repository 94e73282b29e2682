/** What a process has to load first to run the source; see `typescript-hooks.mjs`. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
