export { OrderReportService, type OrderReport, type PeriodFigures } from './order-report.service.js';
export { periodBefore, periodOf, type Period } from './period.js';
