/** Stripe's rule: keys are merged, an empty value removes its key, an empty text removes them all. */
export function mergeMetadata(
	kept: Record<string, string>,
	wanted: Record<string, string> | null | undefined,
): Record<string, string> {
	if (wanted === undefined) return kept;
	if (wanted === null) return {};
	return Object.fromEntries(Object.entries({ ...kept, ...wanted }).filter(([, value]) => value !== ""));
}
