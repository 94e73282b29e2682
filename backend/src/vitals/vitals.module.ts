import { Module } from '@nestjs/common';
import { VitalCounts } from './vital-counts.js';
import { VitalsController } from './vitals.controller.js';
import { VitalsReportService } from './vitals-report.service.js';

@Module({ controllers: [VitalsController], providers: [VitalCounts, VitalsReportService] })
export class VitalsModule {}
