import { demoSchema } from '../demo/schema.ts';
import { load } from '../load.ts';

/** The example company of the drawings. */
export const demo = () => load('demo.yaml', demoSchema);
