import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { ForeignDanger } from "../foreign-layer.ts";

type ForeignExamples = Readonly<Record<ForeignDanger | "low" | "calm", readonly string[]>>;

const EXAMPLES = new URL("../foreign/", import.meta.url);

/** Stories, whose authors said what a careful nurse would say, tell dangers from their words better than anything else. */
const OF_STORIES = "stories";
const STORY_SHARE = 4;

/** The examples of other languages, one file an author, with how much each counts. */
export function readForeignExamples(): { share: number; examples: ForeignExamples }[] {
	return readdirSync(EXAMPLES)
		.filter((name) => name.endsWith(".json"))
		.toSorted()
		.map((name) => ({
			share: name.includes(OF_STORIES) ? STORY_SHARE : 1,
			examples: JSON.parse(readFileSync(new URL(name, EXAMPLES), "utf8")),
		}));
}

/** What the layer was learned from; the program that answers does not carry it. */
export function foreignFingerprint(): string {
	return createHash("sha256").update(JSON.stringify(readForeignExamples())).digest("hex");
}
