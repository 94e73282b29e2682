import { Module } from '@nestjs/common';
import { VitalCounts } from './vital-counts.js';
import { PublishedFigures } from './published-figures.js';
import { VitalsController } from './vitals.controller.js';
import { VitalsReportService } from './vitals-report.service.js';

@Module({ controllers: [VitalsController], providers: [VitalCounts, VitalsReportService, PublishedFigures] })
export class VitalsModule {}
