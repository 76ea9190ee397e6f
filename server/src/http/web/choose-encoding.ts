/** In the order of preference where the browser likes them equally. */
const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Best encoding a request accepts (RFC 9110, 12.5.3); null where it takes only the plain bytes. */
export function chooseEncoding(accepted = ""): Encoding | null {
	const weights = new Map(accepted.split(",").map(readPart));
	let best: Encoding | null = null;
	let bestWeight = 0;
	for (const encoding of ENCODINGS) {
		const weight = weights.get(encoding) ?? weights.get("*") ?? 0;
		if (weight > bestWeight) {
			best = encoding;
			bestWeight = weight;
		}
	}
	return best;
}

/** "br;q=0.5" as its name and weight; a weight that is no number counts as none. */
function readPart(part: string): [name: string, weight: number] {
	const [name = "", ...options] = part.split(";").map((piece) => piece.trim().toLowerCase());
	const told = options.find((option) => option.startsWith("q="));
	return [name, told === undefined ? 1 : Number(told.slice(2)) || 0];
}
