import { getMetadataArgsStorage } from 'typeorm';
import './app.module.js';

/** Every class with `@Entity` that the application imports. The test of the migrations compares them with the schema. */
export const entities = getMetadataArgsStorage().tables.map(({ target }) => target as new () => object);
