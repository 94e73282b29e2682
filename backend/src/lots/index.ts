export { LotsModule } from './lots.module.js';
export { LotsService } from './lots.service.js';
export { AnalysesService } from './analyses.service.js';
export { lotsOnSaleOf } from './lot-rows.js';
export { Lot } from './lot.entity.js';
export type { SaveAnalysisDto } from './analyses.dto.js';
