import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { QUESTION_KINDS, type QuestionKind } from "@dewlight/core/person/question-readers.ts";
import { type Features, readStepped, type SteppedLayer, scoresOf, writeStepped } from "../topics/features.ts";
import { asChances } from "../topics/topic-layer.ts";

/** A question of a note, behind the sentence it leans on where it does. */
export interface AskedExample {
	/** A kind of question that a plan answers; anything else is for the chat. */
	kind: string;
	text: string;
}

const EXAMPLES = new URL("asked/", import.meta.url);
const WEIGHTS = new URL("kinds.bin", import.meta.url);

/** For the chat: of the app, of a body, of feelings. */
const NONE = "none";

let learned: (SteppedLayer & { made_of: string }) | undefined;

export function readAskedExamples(): AskedExample[] {
	return readdirSync(EXAMPLES)
		.filter((name) => name.endsWith(".json"))
		.toSorted()
		.flatMap((name) =>
			Object.entries<string[]>(JSON.parse(readFileSync(new URL(name, EXAMPLES), "utf8"))).flatMap(
				([kind, texts]) => texts.map((text) => ({ kind, text: text.replace("\n", " ") })),
			),
		);
}

/** The likeliest kind of a question with its chance among all kinds; null where it is more likely one for the chat. */
export function likeliestKind(features: Features): { kind: QuestionKind; chance: number } | null {
	learned ??= readStepped(WEIGHTS, examplesHash(), "npm run notes");
	const chances = asChances(scoresOf(learned, features));
	const none = chances[learned.names.indexOf(NONE)] ?? 0;
	if (none >= 0.5) return null;
	const others = chances.map((chance, at) => (learned?.names[at] === NONE ? 0 : chance / (1 - none)));
	const at = others.indexOf(Math.max(...others));
	const kind = QUESTION_KINDS.find((one) => one === learned?.names[at]);
	return kind === undefined ? null : { kind, chance: others[at] ?? 0 };
}

export function writeKindLayer(names: readonly string[], weights: Float32Array): void {
	writeStepped(WEIGHTS, { made_of: examplesHash(), names }, weights);
}

function examplesHash(): string {
	return createHash("sha256").update(JSON.stringify(readAskedExamples())).digest("hex");
}
