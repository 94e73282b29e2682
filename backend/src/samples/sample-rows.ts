import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { rowLock } from '../database/index.js';
import { Sample, SampleStep } from './sample.entity.js';
import { SampleNotFound } from './samples.errors.js';

/** A separate query by id, because a join would repeat each sample for every step. */
export async function addHistory(manager: EntityManager, samples: Sample[]): Promise<Sample[]> {
  if (samples.length === 0) return samples;
  const sampleId = In(samples.map(({ id }) => id));
  const steps = await manager.find(SampleStep, { where: { sampleId }, order: { id: 'ASC' } });
  for (const sample of samples) sample.history = steps.filter((step) => step.sampleId === sample.id);
  return samples;
}

/** @throws SampleNotFound */
export async function findSample(manager: EntityManager, where: FindOptionsWhere<Sample>): Promise<Sample> {
  const sample = await manager.findOneBy(Sample, where);
  if (!sample) throw new SampleNotFound();
  await addHistory(manager, [sample]);
  return sample;
}

/**
 * Like {@link findSample}, and locks the sample until the transaction ends. The lock comes first, because data that is read
 * before it may be out of date once the transaction has the lock.
 */
export async function lockSample(tx: EntityManager, where: FindOptionsWhere<Sample>): Promise<Sample> {
  await tx.findOne(Sample, { select: { id: true }, where, ...rowLock(tx) });
  return findSample(tx, where);
}
