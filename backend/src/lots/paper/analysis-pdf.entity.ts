import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Analysis } from '../lot.entity.js';

/** The PDF of a published certificate, as it was when it was first made. */
@Entity('analysis_pdf')
export class AnalysisPdf {
  @PrimaryColumn({ type: 'integer' })
  analysisId: number;

  @ManyToOne(() => Analysis, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'analysisId' })
  analysis: Relation<Analysis>;

  /** In base64, because the databases have no common type for long bytes. */
  @Column({ type: 'text' })
  base64: string;
}
