export { AnswerTimeWatch } from './answer-time-watch.js';
export { OrderReportService, type OrderReport, type PeriodFigures } from './order-report.service.js';
export { mostDays, periodOf, type Period } from './period.js';
export { ReportDays } from './report-days.js';
export { ReportWarming } from './report-warming.js';
