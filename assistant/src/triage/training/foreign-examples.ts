import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { ForeignDanger } from "../foreign-layer.ts";

type ForeignExamples = Readonly<Record<ForeignDanger | "low" | "calm", readonly string[]>>;

const EXAMPLES = new URL("../foreign/", import.meta.url);

/** The examples of other languages, one file an author. */
export function readForeignExamples(): ForeignExamples[] {
	return readdirSync(EXAMPLES)
		.filter((name) => name.endsWith(".json"))
		.toSorted()
		.map((name) => JSON.parse(readFileSync(new URL(name, EXAMPLES), "utf8")));
}

/** What the layer was learned from; the program that answers does not carry it. */
export function foreignFingerprint(): string {
	return createHash("sha256").update(JSON.stringify(readForeignExamples())).digest("hex");
}
