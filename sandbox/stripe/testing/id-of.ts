/** The id of an answer's part that may be expanded. Throws where there is none. */
export function idOf(part: string | { id: string } | null | undefined): string {
	if (part === null || part === undefined) throw new Error("There is no id");
	return typeof part === "string" ? part : part.id;
}
