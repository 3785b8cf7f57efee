import { findCurve } from '../../src/curves/registry.ts';
import { findModifier } from '../../src/modifiers/registry.ts';
import { findPass, passes } from '../../src/passes/registry.ts';
import { findReadEffect } from '../../src/read-effects/registry.ts';

export const plugins = { findCurve, findReadEffect, findModifier, findPass, passes };
