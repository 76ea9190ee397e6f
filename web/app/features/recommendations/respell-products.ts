const SPELLINGS = { imageurl: "image_url", producturl: "product_url" } as const;

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function respell(product: unknown): unknown {
	if (!isObject(product)) return product;
	const spelled = { ...product };
	for (const [old, now] of Object.entries(SPELLINGS)) {
		if (spelled[now] === undefined && spelled[old] !== undefined) spelled[now] = spelled[old];
	}
	return spelled;
}

/** RECO-A7: reads both spellings of a product's two addresses, in every list of an answer. */
export function respellProducts(answer: unknown): unknown {
	if (!isObject(answer)) return answer;
	return Object.fromEntries(
		Object.entries(answer).map(([key, value]) => [key, Array.isArray(value) ? value.map(respell) : value]),
	);
}
