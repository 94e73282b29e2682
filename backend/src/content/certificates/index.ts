export { Certificate } from './certificate.entity.js';
export { CertificatesController } from './certificates.controller.js';
export { CertificatesService } from './certificates.service.js';
