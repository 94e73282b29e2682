export { VitalsModule } from './vitals.module.js';
