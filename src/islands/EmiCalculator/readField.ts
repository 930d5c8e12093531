import type { FieldSpec } from './fields';

/** What a typed text comes to: a figure to calculate with, or what to tell the visitor. */
export type Reading =
  { readonly value: number; readonly problem?: undefined } | { readonly value?: undefined; readonly problem: string };

/** Reads a typed text and holds it against the limits, both ends included. */
export function readField(spec: FieldSpec, text: string): Reading {
  const parsed = spec.parse(text);
  if (parsed === undefined) return { problem: spec.unreadableMessage };
  if (parsed < spec.limits.min || parsed > spec.limits.max) return { problem: spec.outOfRangeMessage };
  return { value: Number(parsed.toFixed(spec.decimals)) };
}
