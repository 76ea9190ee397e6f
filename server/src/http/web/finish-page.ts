import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** In the order of preference where the browser likes them equally. */
const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

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

/** Small pages gain little from more effort, and the first visitor waits for it. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

export interface FinishedPage {
	/** Weak, so that it holds for every encoding of the page. */
	etag: string;
	/** The bytes of one encoding, worked out when they are first asked for. */
	bytes(encoding: Encoding | null): Buffer;
}

/** A built page with the product's own address in place of the placeholder. */
export function finishPage(html: string, placeholder: string, origin: string): FinishedPage {
	const plain = Buffer.from(html.replaceAll(placeholder, origin));
	const made = new Map<Encoding, Buffer>();
	return {
		etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
		bytes(encoding) {
			if (encoding === null) return plain;
			const ready = made.get(encoding) ?? compress(plain, encoding);
			made.set(encoding, ready);
			return ready;
		},
	};
}

function compress(plain: Buffer, encoding: Encoding): Buffer {
	switch (encoding) {
		case "br":
			return brotliCompressSync(plain, {
				params: {
					[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
					[constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
				},
			});
		case "gzip":
			return gzipSync(plain, { level: GZIP_LEVEL });
	}
}
