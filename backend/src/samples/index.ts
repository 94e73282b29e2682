export { Sample } from './sample.entity.js';
export { AccountSamplesService } from './account-samples.service.js';
export { SamplesModule } from './samples.module.js';
export { SampleOfAccountDto } from './samples.dto.js';
