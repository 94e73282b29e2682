export { Certificate } from './certificate.entity.js';
export { CertificateScans } from './certificate-scans.js';
export { CertificatesController } from './certificates.controller.js';
export { CertificatesService } from './certificates.service.js';
