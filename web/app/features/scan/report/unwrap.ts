/** Takes one level off when a value stands wrapped under `name`: `{care_plan: {...}}` (SCAN-47, SCAN-A9). */
export function unwrap(value: unknown, name: string): unknown {
	if (typeof value !== "object" || value === null || !(name in value)) return value;
	return Reflect.get(value, name);
}
