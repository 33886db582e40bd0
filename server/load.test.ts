import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Load, SLOWEST_LOOP_MS } from './load.ts';

const answerOn = (socket: object): ServerResponse =>
  Object.assign(new EventEmitter(), { req: { socket } }) as unknown as ServerResponse;

test('refuses while as many answers are under way as may be, and no longer', () => {
  const load = new Load(2, () => 0);
  const [one, other] = [answerOn({}), answerOn({})];
  load.enter(one);
  load.enter(other);
  expect(load.overloaded).toBe(true);
  one.emit('close');
  expect(load.overloaded).toBe(false);
});

test('knows the connections on which an answer is under way', () => {
  const load = new Load(2, () => 0);
  const socket = new PassThrough();
  const answer = answerOn(socket);
  load.enter(answer);
  expect([...load.busySockets()]).toEqual([socket]);
  answer.emit('close');
  expect([...load.busySockets()]).toEqual([]);
});

test('refuses while the event loop is late, and no longer', () => {
  let late = SLOWEST_LOOP_MS + 1;
  const load = new Load(2, () => late);
  expect(load.overloaded).toBe(true);
  late = SLOWEST_LOOP_MS;
  expect(load.overloaded).toBe(false);
});
