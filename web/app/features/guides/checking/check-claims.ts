import type { GuideClaims } from "../claim.ts";
import type { Guide } from "../guide.ts";
import { plainLine } from "../read-line.ts";
import { checkFact } from "./check-fact.ts";
import { guidePlan } from "./guide-plan.ts";
import { checkedLines, sentenceAt } from "./guide-text.ts";
import { isStatement, readFigures } from "./read-figures.ts";

/** Every claim stands in the guide and agrees with core; a figure of a source stands where that source is cited. */
export function checkClaims(guide: Guide, { claims, person }: GuideClaims): string[] {
	const lines = checkedLines(guide);
	const plan = guidePlan(person);
	return claims.flatMap(({ says, fact }) => {
		const words = plainLine(says);
		const holders = lines.filter(({ plain }) => plain.includes(words));
		const problems = checkFact(words, fact, plan);
		if (holders.length === 0) problems.push("these words do not stand in any line of the guide");
		if (fact.kind === "source") {
			const mark = `[${fact.reference}]`;
			if (guide.references[fact.reference - 1] === undefined) problems.push(`there is no reference ${mark}`);
			const cited = holders.some(({ line }) => line.includes(mark)) || isOnlyInHead(guide, words);
			if (holders.length > 0 && !cited) problems.push(`the line with these words does not cite ${mark}`);
		}
		return problems.map((problem) => `claim "${says}" (${fact.kind}): ${problem}`);
	});
}

/** Title and description carry no marks; their figures are cited where the page takes them up. */
function isOnlyInHead(guide: Guide, words: string): boolean {
	return [guide.title, guide.description].some((line) => line.includes(words));
}

/** Every figure of the guide lies within the words of a claim; else the sentence is told. */
export function checkFigures(guide: Guide, { claims }: GuideClaims): string[] {
	const says = claims.map((claim) => plainLine(claim.says));
	return checkedLines(guide).flatMap(({ plain }) => {
		const covered = says.flatMap((words) => placesOf(plain, words));
		return readFigures(plain)
			.filter(isStatement)
			.filter(({ start, end }) => !covered.some(([from, to]) => from <= start && end <= to))
			.map(({ words, start }) => `no claim covers the figure "${words}" in: ${sentenceAt(plain, start)}`);
	});
}

function placesOf(text: string, words: string): [number, number][] {
	const places: [number, number][] = [];
	if (words === "") return places;
	for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
		places.push([at, at + words.length]);
	}
	return places;
}
