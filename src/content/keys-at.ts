import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** The schemas inside defaults, optional values, unions and transformations. */
function inside(schema: Schema | undefined): readonly Schema[] {
  const def = (schema as { _zod?: { def: z.core.$ZodTypeDef } } | undefined)?._zod?.def as
    | (z.core.$ZodTypeDef & { innerType?: Schema; in?: Schema; out?: Schema; options?: Schema[] })
    | undefined;
  if (!def || !schema) return [];
  if (def.type === 'union') return (def.options ?? []).flatMap(inside);
  if (def.innerType) return inside(def.innerType);
  if (def.type === 'pipe') return [...inside(def.in), ...inside(def.out)];
  return [schema];
}

function step(schema: Schema, key: PropertyKey): readonly Schema[] {
  const def = (schema as { _zod: { def: object } })._zod.def as {
    shape?: Record<PropertyKey, Schema>;
    element?: Schema;
    valueType?: Schema;
  };
  return inside(def.shape?.[key] ?? def.element ?? def.valueType);
}

/** The keys that a schema has at a path; empty if it accepts any. */
export function keysAt(schema: Schema, path: readonly PropertyKey[]): string[] {
  const at = path.reduce<readonly Schema[]>(
    (all, key) => all.flatMap((one) => step(one, key)),
    inside(schema),
  );
  return at.flatMap((one) =>
    Object.keys((one as unknown as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {}),
  );
}
