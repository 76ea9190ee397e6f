/** "Camellia Sinensis (Green Tea) Leaf Extract" -> "camellia sinensis leaf extract"; slash synonyms come out as variants. */
export function normalizeIngredient(printed: string): string[] {
	const plain = printed
		.toLowerCase()
		.replace(/\([^)]*\)/g, " ")
		.replace(/[*™®]/g, "")
		.replace(/\borganic\b/g, "")
		.replace(/\s+/g, " ")
		.trim()
		.replace(/[.,]$/, "");
	const whole = plain === "" ? printed.toLowerCase().replace(/[()]/g, "").trim() : plain;
	if (!whole.includes("/")) return [whole];
	return [whole, ...whole.split("/").map((part) => part.trim())].filter((part) => part !== "");
}
