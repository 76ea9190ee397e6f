import type { ForWhom } from "./for-whom.ts";

const THEY = { him: "he", her: "she", them: "they" } as const;
const THEIR = { him: "his", her: "her", them: "their" } as const;

/** A sentence about the reader as one about somebody else; unchanged where there is nobody else. */
export function ofOther(text: string, other: ForWhom | null): string {
	if (other === null) return text;
	const they = THEY[other.them];
	const are = they === "they" ? "are" : "is";
	const their = THEIR[other.them];
	const verb = (plain: string) =>
		they === "they" ? plain : plain === "do" ? "does" : plain === "have" ? "has" : `${plain}s`;
	return text
		.replace(/\bat your age\b/g, other.age === null ? `at ${their} age` : `at ${other.age}`)
		.replace(/\bAt your age\b/g, other.age === null ? `At ${their} age` : `At ${other.age}`)
		.replace(/\byou told (?:me|us) (?:that )?you are\b/g, `${they} ${are}`)
		.replace(/\byou told (?:me|us) (?:that )?your skin is\b/g, `${their} skin is`)
		.replace(/\byou are\b/g, `${they} ${are}`)
		.replace(/\byou (use|take|have|get|do)\b/g, (_, plain: string) => `${they} ${verb(plain)}`)
		.replace(/\bsuits? you\b/g, (said) => said.replace("you", other.them))
		.replace(/\byour skin\b/g, `${their} skin`);
}

/** What was told of somebody else is all there is. */
export function unknownOf({ words, them, age, told }: ForWhom): string {
	const text = told.join(" ");
	const unknown = [
		...(/\ballerg\w+\b/.test(text) ? [] : ["allergies"]),
		...(them !== "him" && (age === null || age < PAST_CHILDBEARING) && !/\bpregnan\w*\b/.test(text)
			? ["a pregnancy"]
			: []),
		"medicines on skin",
		...(age === null ? ["age"] : []),
		...(/\bsensitiv\w*|react\w*|rosacea|eczema\b/.test(text) ? [] : ["what stings"]),
	];
	const list = unknown.length > 1 ? `${unknown.slice(0, -1).join(", ")} or ${unknown.at(-1)}` : unknown[0];
	return `Of ${words} I know only what you wrote, not ${list}: tell me if there is something.`;
}

const PAST_CHILDBEARING = 55;
