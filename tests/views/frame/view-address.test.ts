import { expect, test } from 'vitest';
import { viewAddress } from '../../../src/views/frame/view-address.ts';

test('another view keeps the state in the address', () => {
  expect(viewAddress('#/trace/abc-_', 'curves')).toBe('#/curves/abc-_');
  expect(viewAddress('', 'curves')).toBe('#/curves');
  expect(viewAddress('#/trace', 'trace')).toBe('#/trace');
});
