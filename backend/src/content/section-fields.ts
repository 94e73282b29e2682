import { Equals } from 'class-validator';
import { Field, Integer, largestId, Line, Paragraphs } from '../common/validation/index.js';
import type { SectionId } from './sections.js';
import { PictureAddress, SiteLink } from './site-link.decorator.js';

export const Heading = (example = 'افشره، طعم خالص باغ'): PropertyDecorator => Line(1, 150, { example });
export const Subtitle = (): PropertyDecorator => Line(0, 250, { example: 'تولیدکنندهٔ کنسانترهٔ میوه' });
export const Body = (example = 'شفاف و بدون افزودنی'): PropertyDecorator => Paragraphs(0, 2000, { example });
export const ButtonText = (): PropertyDecorator => Line(0, 60, { example: 'مشاهدهٔ محصولات' });
export const Icon = (): PropertyDecorator => Line(0, 40, { example: 'quality' });
export const Link = (): PropertyDecorator => SiteLink({ mayBeEmpty: true, example: '/products' });
export const Picture = (): PropertyDecorator => PictureAddress({ example: '/assets/orchard.svg' });

/** A form may send the section's id and version along with its texts. */
export const SameId = (id: SectionId): PropertyDecorator =>
  Field({ schema: { type: String, enum: [id, null] }, checks: [Equals(id)] }, { optional: true, nullable: true });
export const BasedOn = (): PropertyDecorator =>
  Integer(0, largestId, {
    optional: true,
    nullable: true,
    example: 0,
    description: 'The version edited; 409 when there is a newer one',
  });
