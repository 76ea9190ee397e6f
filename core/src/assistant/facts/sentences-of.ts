/** Every sentence of a written part, at any depth; ids and numbers alone are no sentences. */
export function sentencesOf(part: unknown): string[] {
	if (typeof part === "string") return part.includes(" ") ? [part] : [];
	if (Array.isArray(part)) return part.flatMap(sentencesOf);
	if (typeof part !== "object" || part === null) return [];
	return Object.values(part).flatMap(sentencesOf);
}
