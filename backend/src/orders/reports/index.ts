export { OrderReportService, type OrderReport, type PeriodFigures } from './order-report.service.js';
export { dayBefore, dayOf, dayOfMoment, periodBefore, periodOf, type Period } from './period.js';
