import { phrasesTheSame } from "@dewlight/server/use-cases/scans/narrate-check.ts";
import { DISTORTIONS, type Distortion, REPHRASINGS } from "./rephrasings.ts";

interface Judged {
	distortion: Distortion | null;
	source: string;
	text: string;
	accepted: boolean;
}

/** Every rephrasing of the table with what the check says to it. */
export function judgeRephrasings(): Judged[] {
	return REPHRASINGS.flatMap(({ source, honest, dishonest }) => [
		...honest.map((text) => ({ distortion: null, source, text, accepted: phrasesTheSame(source, text) })),
		...dishonest.map(([distortion, text]) => ({
			distortion,
			source,
			text,
			accepted: phrasesTheSame(source, text),
		})),
	]);
}

export const isHonest = ({ distortion }: Judged): boolean => distortion === null;
/** An honest sentence that was refused, or a dishonest one that was let through. */
export const isMistaken = (one: Judged): boolean => one.accepted !== isHonest(one);

const WIDTH = 32;

/** How many honest sentences were accepted, and how many dishonest ones refused, kind by kind. */
export function describeNarrator(judged: readonly Judged[]): string {
	const rows = [
		row("honest, accepted", judged.filter(isHonest)),
		...DISTORTIONS.map((kind) =>
			row(
				`${kind}, refused`,
				judged.filter(({ distortion }) => distortion === kind),
			),
		),
	];
	const head = ["narrator".padEnd(WIDTH), ...["phrased", "right", "share"].map((name) => name.padStart(10))];
	return [head.join(""), ...rows].join("\n");
}

function row(name: string, some: readonly Judged[]): string {
	const right = some.filter((one) => !isMistaken(one)).length;
	const cells = [String(some.length), String(right), `${((100 * right) / some.length).toFixed(1)}%`];
	return name.padEnd(WIDTH) + cells.map((cell) => cell.padStart(10)).join("");
}

export function describeMistakes(judged: readonly Judged[]): string {
	return judged
		.filter(isMistaken)
		.map(({ distortion, source, text }) => `[${distortion ?? "honest"}] ${source}\n  | ${text}`)
		.join("\n\n");
}
