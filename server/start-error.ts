/** A reason not to start (or not to take a new build), worded for the operator as one sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
