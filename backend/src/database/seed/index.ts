export { DocumentsSeed } from './documents.seed.js';
export { SeedModule } from './seed.module.js';
export { SeedRun } from './seed-run.entity.js';
